/** What the card belongs beside, on the screen as it is now; undefined where it is gone, or never was. */
export type Anchor = () => DOMRect | undefined

/** The selection; the field that has the focus, where the selection is in it. */
export function selectionAnchor(): Anchor {
  const selection = getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined
  const field = document.activeElement
  return () => {
    const area = range?.getBoundingClientRect()
    return area && isSomewhere(area) ? area : elementArea(field)
  }
}

export function focusAnchor(): Anchor {
  const field = document.activeElement
  return () => elementArea(field)
}

/** The corner in which a page's own language is told. */
export const noAnchor: Anchor = () => undefined

function elementArea(element: Element | null): DOMRect | undefined {
  if (!element || element === document.body || element === document.documentElement)
    return undefined
  const area = element.getBoundingClientRect()
  return isSomewhere(area) ? area : undefined
}

function isSomewhere({ width, height }: DOMRect): boolean {
  return width > 0 || height > 0
}
