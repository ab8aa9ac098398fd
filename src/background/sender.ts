import type { Runtime } from '../browser/index.js'

/** Who sent a message, as far as the browser vouches for it. */
export type Sender =
  | { readonly kind: 'own' }
  | { readonly kind: 'extension'; readonly id: string }
  /** A web page, or a content script in one: whoever controls the page may speak through it. */
  | { readonly kind: 'page' }

/**
 * Tells senders apart. Our own content scripts count as our own: the browser keeps them apart from the
 * page they are in.
 */
export function senderOf(
  sender: Runtime.MessageSender & { origin?: string },
  ownId: string,
): Sender {
  if (sender.id === ownId) return { kind: 'own' }
  const from = sender.origin ?? sender.url
  if (sender.id === undefined || (from !== undefined && !isExtensionAddress(from)))
    return { kind: 'page' }
  return { kind: 'extension', id: sender.id }
}

/** Whether one of our own pages sent it, and not a content script of ours in a page of somebody else's. */
export function isOwnPage(
  { id, url }: Runtime.MessageSender,
  { id: ownId, root }: { readonly id: string; readonly root: string },
): boolean {
  return id === ownId && url?.startsWith(root) === true
}

function isExtensionAddress(address: string): boolean {
  return /^(chrome|moz|safari-web)-extension:\/\//.test(address)
}
