/**
 * What is selected in this frame, as the person selected it: the menu's own text is cut and flattened.
 * Also in text fields, in open shadow roots, and in frames of the same site within this one.
 */
export function selectedText(): string {
  return selectedIn(document)
}

/** What is typed in the field that has the focus, as a whole. */
export function typedText(): string {
  const field = innermostFocus(document)
  if (isTextField(field)) return field.value
  const host = field instanceof HTMLElement ? field.closest('[contenteditable]') : undefined
  return host instanceof HTMLElement ? host.innerText : selectedText()
}

/** Whether the person is in this very frame, and not in one within it or around it. */
export function hasFocus(): boolean {
  return document.hasFocus() && !(document.activeElement instanceof HTMLIFrameElement)
}

function selectedIn(document: Document): string {
  const focused = innermostFocus(document)
  if (focused instanceof HTMLIFrameElement && focused.contentDocument) {
    return selectedIn(focused.contentDocument)
  }
  if (isTextField(focused)) {
    const { selectionStart, selectionEnd, value } = focused
    if (selectionStart !== null && selectionEnd !== null && selectionStart < selectionEnd)
      return value.slice(selectionStart, selectionEnd)
  }
  const selected = document.getSelection()?.toString() ?? ''
  return selected === '' ? selectedInShadow(focused) : selected
}

/** Chromium keeps the selection within a shadow root to that root; elsewhere the document's own holds it. */
function selectedInShadow(focused: Element | null): string {
  const root = focused?.getRootNode() as { getSelection?: () => Selection | null } | undefined
  return root?.getSelection?.()?.toString() ?? ''
}

function innermostFocus(root: Document | ShadowRoot): Element | null {
  const inner = root.activeElement?.shadowRoot
  return inner?.activeElement ? innermostFocus(inner) : root.activeElement
}

/** A password is nobody's business. */
function isTextField(element: Element | null): element is HTMLTextAreaElement | HTMLInputElement {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && element.type !== 'password')
  )
}
