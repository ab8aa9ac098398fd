import style from './card.css?inline'

/** What the card says. */
export interface Finding {
  readonly title: string
  readonly lines: readonly string[]
  /** The answer as it came, for whoever reads the card with a program. */
  readonly answer: object
}

const GAP = 8

/**
 * Shows a card beside an area of the page, in a closed shadow root: no style and no script of the page
 * can touch or read it. Escape, a click outside and scrolling away close it.
 */
export function showCard({ title, lines, answer }: Finding, beside: DOMRect | undefined): void {
  const host = document.createElement('glossa-card')
  host.style.cssText = 'all: initial; position: fixed; z-index: 2147483647; inset: 0 auto auto 0;'
  const root = host.attachShadow({ mode: 'closed' })
  root.append(element('style', style), cardOf(title, lines, answer))
  const before = document.activeElement
  document.documentElement.append(host)
  place(host, beside)

  const closing = new AbortController()
  const close = (): void => {
    closing.abort()
    host.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
  const options = { signal: closing.signal, capture: true }
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') close()
    },
    options,
  )
  addEventListener(
    'pointerdown',
    (event) => {
      if (!event.composedPath().includes(host)) close()
    },
    options,
  )
  addEventListener('scroll', close, { ...options, passive: true })
}

function cardOf(title: string, lines: readonly string[], answer: object): HTMLElement {
  const card = document.createElement('section')
  card.setAttribute('role', 'status')
  card.dataset.answer = JSON.stringify(answer)
  card.append(element('h1', title), ...lines.map((line) => element('p', line)))
  return card
}

/** Below the area where there is room, else above it; never off the screen. */
function place(host: HTMLElement, area = new DOMRect(GAP, GAP, 0, 0)): void {
  const { width, height } = host.getBoundingClientRect()
  const below = area.bottom + GAP
  const top = below + height <= innerHeight ? below : area.top - GAP - height
  host.style.left = `${within(area.left, innerWidth - width)}px`
  host.style.top = `${within(top, innerHeight - height)}px`
}

function within(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most - GAP))
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
