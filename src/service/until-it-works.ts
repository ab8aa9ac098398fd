/** Something that is made once, and tried again at the next call where that failed. */
export interface Made<Value> {
  get(): Promise<Value>
  forget(): void
}

/** @example const opened = untilItWorks(() => accounts.open('home')) */
export function untilItWorks<Value>(make: () => Promise<Value>): Made<Value> {
  let made: Promise<Value> | undefined
  return {
    get: () => {
      made ??= make().catch((error: unknown) => {
        made = undefined
        throw error
      })
      return made
    },
    forget: () => {
      made = undefined
    },
  }
}
