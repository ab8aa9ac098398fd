// In every page: sends what the page asks for to another extension, and hands back the reply.
document.addEventListener('send', (event) => {
  if (!(event instanceof globalThis.CustomEvent)) return
  const { id, message } = JSON.parse(event.detail)
  chrome.runtime.sendMessage(id, message).then(
    (/** @type {unknown} */ reply) => report({ reply }),
    (error) => report({ error: String(error) }),
  )
})

/** @param {object} outcome */
function report(outcome) {
  document.documentElement.dataset.outcome = JSON.stringify(outcome)
}
