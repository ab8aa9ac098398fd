import type { IssuedKey, KeyDescription, Limit } from '../accounts/index.js'
import type { Settings } from './settings.js'

/** The account as its holder sees it. */
export interface Overview {
  readonly used: number
  readonly limit: Limit
  readonly resetsAt: number
  /** Whether something that was stored was found today to be unreadable. */
  readonly isDamaged: boolean
  /** The counts of the last days, by UTC day. */
  readonly history: Readonly<Record<string, number>>
  /** Keys that any program may use, such as one over HTTP. */
  readonly keys: readonly KeyDescription[]
  /** Keys that are bound to one extension. */
  readonly extensions: readonly KeyDescription[]
}

/** A run of one language in a text. */
export interface Part {
  readonly lang: string
  readonly start: number
  readonly end: number
}

/**
 * What only the account holder may ask for, by our own pages: the name of each call, what it takes, and
 * what it answers. Detections are not among them; those go through the client like everybody's.
 */
export interface OwnerCalls {
  overview: { takes: null; answers: Overview }
  setLimit: { takes: Limit; answers: null }
  issueKey: { takes: { name: string; limit: Limit }; answers: IssuedKey }
  limitKey: { takes: { id: string; limit: Limit }; answers: null }
  revokeKey: { takes: string; answers: null }
  settings: { takes: null; answers: Settings }
  changeSettings: { takes: Partial<Settings>; answers: Settings }
  /** All that is kept, as the text of a file. */
  backUp: { takes: null; answers: string }
  /** Puts such a file's content in the place of all that is kept; answers whether it could be read. */
  restore: { takes: string; answers: boolean }
  erase: { takes: null; answers: null }
  /** The text of the page that is shown, where it may be read. */
  pageText: { takes: null; answers: string | null }
  /** The text that a window was opened for. */
  windowText: { takes: string; answers: string | null }
  /** The runs of one language each of a text that was detected. */
  parts: { takes: string; answers: readonly Part[] }
  /** The name that an extension gives itself about which the person is asked, by its id; null where they are not. */
  applicantName: { takes: string; answers: string | null }
  /** What the person decided about it. */
  decide: { takes: { sender: string; allowed: boolean }; answers: null }
  /** Tells what was found, for the button to show for a moment. */
  found: { takes: string; answers: null }
}

export type OwnerCall = keyof OwnerCalls

/** An owner's call as a message; it bears the protocol's mark, and a name that no other message has. */
export interface OwnerMessage<Call extends OwnerCall = OwnerCall> {
  readonly glossa: 1
  readonly owner: Call
  readonly value: OwnerCalls[Call]['takes']
}

export type OwnerReply<Call extends OwnerCall = OwnerCall> =
  { readonly answer: OwnerCalls[Call]['answers'] } | { readonly problem: string }
