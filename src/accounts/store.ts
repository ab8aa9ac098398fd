/** What a change of the stored document decided. */
export interface Outcome<Result> {
  readonly result: Result
  /** The document to keep from now on; left out, nothing is written. */
  readonly write?: object
  /** A document that could not be read, to be kept under another name beside the one that is written. */
  readonly setAside?: { readonly name: string; readonly value: unknown }
}

/**
 * Where the accounts are kept: one document, changed by one atomic step at a time. A store knows nothing
 * of what is in the document; `undefined` means that there is none yet.
 */
export interface Store {
  /** The document as it was last durably written. */
  read(): Promise<unknown>
  /**
   * Hands the newest document to `step` and keeps what it returns. No other update comes in between, and
   * the promise resolves only once the write is durable; when the write fails it rejects, and the document
   * is what it was. `step` is pure: it may be run again.
   *
   * @example
   * await store.update((document) => ({ result: 'written', write: { ...document, seen: true } }))
   */
  update<Result>(step: (document: unknown) => Outcome<Result>): Promise<Result>
}
