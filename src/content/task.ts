/** What the content script is to detect in its frame. */
export type Task =
  | { readonly kind: 'selection' }
  /** What is typed in the field that has the focus. */
  | { readonly kind: 'field' }
  /** The text of the frame's page. */
  | { readonly kind: 'page' }
  /** The selection, in whichever frame has it: the keyboard does not say which. */
  | { readonly kind: 'focus' }
  /** A text that was read elsewhere, because its own frame lets nobody in. */
  | { readonly kind: 'text'; readonly text: string }

declare global {
  /** Set in the frame's isolated world before the content script runs there. */
  var glossaTask: Task | undefined
}
