/** What is selected in this frame, as the person selected it: also in text fields and in open shadow roots. */
export function selectedText(): string {
  const focused = innermostFocus(document.activeElement)
  if (
    focused instanceof HTMLTextAreaElement ||
    (focused instanceof HTMLInputElement && focused.type !== 'password')
  ) {
    const { selectionStart, selectionEnd, value } = focused
    if (selectionStart !== null && selectionEnd !== null && selectionStart < selectionEnd) {
      return value.slice(selectionStart, selectionEnd)
    }
  }
  return getSelection()?.toString() ?? ''
}

/** Where the selection is on the screen, or undefined where that cannot be told. */
export function selectedArea(): DOMRect | undefined {
  const selection = getSelection()
  const area =
    selection && selection.rangeCount > 0
      ? selection.getRangeAt(0).getBoundingClientRect()
      : undefined
  return area && (area.width > 0 || area.height > 0)
    ? area
    : document.activeElement?.getBoundingClientRect()
}

function innermostFocus(element: Element | null): Element | null {
  const inner = element?.shadowRoot?.activeElement
  return inner ? innermostFocus(inner) : element
}
