import { render } from 'preact'
import type { Settings } from '../owner/index.js'
import type { Finding } from '../ui/shared/finding.js'
import { FINDING_SUMMARY, FINDING_TITLE, FindingView } from '../ui/shared/finding-view.js'
import findingStyle from '../ui/shared/finding.css?inline'
import tokens from '../ui/shared/tokens.css?inline'
import { applyTheme } from '../ui/shared/theme.js'
import { direction, locale, say } from '../words/index.js'
import type { Anchor } from './anchor.js'
import style from './card.css?inline'
import { closeOnLeaving } from './closing.js'
import { keepFocusInside } from './focus.js'
import { createHost } from './host.js'
import { placeBeside } from './placing.js'

declare global {
  /** Takes away the card that the frame shows, if any. */
  var closeGlossaCard: (() => void) | undefined
}

/**
 * Shows a card beside what was asked about, in a closed shadow root: no style and no script of the page
 * can touch or read it. It is a dialog that takes the focus, so that a screen reader says it once, and
 * gives the focus back.
 */
export function showCard(finding: Finding, anchor: Anchor, theme: Settings['theme']): void {
  globalThis.closeGlossaCard?.()
  const closing = new AbortController()
  const before = focusedElement()
  const { host, root } = createHost([tokens, findingStyle, style], closing.signal)
  applyTheme(theme, host)

  const close = (): void => {
    if (closing.signal.aborted) return
    closing.abort()
    render(null, root)
    host.remove()
    globalThis.closeGlossaCard = undefined
    if (before?.isConnected) before.focus({ preventScroll: true })
  }
  globalThis.closeGlossaCard = close

  render(<Card finding={finding} close={close} />, root)
  const place = (): boolean => placeBeside(host, anchor)
  place()
  const card = root.querySelector<HTMLElement>('.card')
  if (card) keepFocusInside(card)
  closeOnLeaving({ host, place, close, signal: closing.signal })
}

function Card({ finding, close }: { readonly finding: Finding; readonly close: () => void }) {
  return (
    <div
      class="card"
      role="dialog"
      tabIndex={-1}
      aria-labelledby={FINDING_TITLE}
      aria-describedby={FINDING_SUMMARY}
      lang={locale()}
      dir={direction()}
    >
      <FindingView finding={finding} />
      <button type="button" class="close" aria-label={say('close')} onClick={close}>
        ×
      </button>
    </div>
  )
}

/** The element that has the focus, wherever in open shadow roots it is. */
function focusedElement(): HTMLElement | undefined {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused instanceof HTMLElement ? focused : undefined
}
