/** Takes the focus into the card, and leads Tab round in it; what the person types there is not the page's business. */
export function keepFocusInside(card: HTMLElement): void {
  card.focus({ preventScroll: true })
  card.addEventListener('keydown', (event) => {
    event.stopPropagation()
    if (event.key === 'Tab') leadRound(card, event)
  })
  for (const type of ['keyup', 'keypress', 'input']) {
    card.addEventListener(type, (event) => {
      event.stopPropagation()
    })
  }
}

function leadRound(card: HTMLElement, event: KeyboardEvent): void {
  const stops = [...card.querySelectorAll<HTMLElement>('button')]
  const first = stops[0]
  const last = stops[stops.length - 1]
  const root = card.getRootNode() as ShadowRoot
  const here = root.activeElement
  const [from, to] = event.shiftKey ? [first, last] : [last, first]
  if (here !== from && !(event.shiftKey && here === card)) return
  event.preventDefault()
  to?.focus()
}
