/** Puts a text on the clipboard; answers whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // A page over plain HTTP has no clipboard of its own, and some pages forbid it; the old way needs neither.
    return copyByCommand(text)
  }
}

function copyByCommand(text: string): boolean {
  const put = (event: ClipboardEvent): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
    event.clipboardData?.setData('text/plain', text)
  }
  const options = { capture: true, once: true }
  addEventListener('copy', put, options)
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the way for where the new one is forbidden
    return document.execCommand('copy')
  } finally {
    removeEventListener('copy', put, options)
  }
}
