// The least that a worker can do: what an answer costs beyond this is ours.
chrome.runtime.onMessageExternal.addListener((_, __, respond) => {
  respond({ status: 200 })
})
