const MOST_RETURNS = 3

/** Whatever the page's style says of all elements, it says nothing of this one. */
const STYLE = {
  all: 'initial',
  position: 'fixed',
  inset: '0 auto auto 0',
  display: 'block',
  margin: '0',
  padding: '0',
  border: '0',
  background: 'transparent',
  overflow: 'visible',
  'z-index': '2147483647',
}

/**
 * The element that bears the card, above everything on the page and out of its reach. Where the page
 * removes it, it comes back a few times, and then gives in.
 */
export function createHost(
  styles: readonly string[],
  signal: AbortSignal,
): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement('glossa-card')
  for (const [name, value] of Object.entries(STYLE))
    host.style.setProperty(name, value, 'important')
  const root = host.attachShadow({ mode: 'closed' })
  adoptStyles(root, styles)
  host.popover = 'manual'
  putOnTop(host)

  let returns = 0
  const observer = new MutationObserver(() => {
    if (host.isConnected || returns >= MOST_RETURNS) return
    returns++
    putOnTop(host)
  })
  observer.observe(document, { childList: true, subtree: true })
  signal.addEventListener('abort', () => {
    observer.disconnect()
  })
  return { host, root }
}

/** While the page shows a modal dialog, everything outside it is dead, so the card goes inside. */
function putOnTop(host: HTMLElement): void {
  const modals = document.querySelectorAll('dialog:modal')
  const innermost = modals[modals.length - 1]
  const place = innermost ?? document.documentElement
  place.append(host)
  host.showPopover()
}

/** Constructed sheets, because a page's policy may forbid style elements. */
function adoptStyles(root: ShadowRoot, styles: readonly string[]): void {
  try {
    root.adoptedStyleSheets = styles.map((style) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(style)
      return sheet
    })
  } catch {
    // Firefox has not always let a content script do that; there it is free of the page's policy.
    for (const style of styles) {
      const element = document.createElement('style')
      element.textContent = style
      root.append(element)
    }
  }
}
