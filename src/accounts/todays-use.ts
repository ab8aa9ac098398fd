import { bringToPresent, count, used } from './counter.js'
import { withAccount, type State } from './state.js'

/** The state with each account's count of today no lower than in `known`: putting back an old one hands out nothing. */
export function withTodaysUse(restored: State, known: State, now: number): State {
  return Object.entries(restored.accounts).reduce((state, [id, account]) => {
    const before = Object.hasOwn(known.accounts, id) ? known.accounts[id] : undefined
    if (!before) return state
    const counter = bringToPresent(account.counter, now)
    const missing = used(bringToPresent(before.counter, now)) - used(counter)
    return withAccount(state, id, { ...account, counter: count(counter, Math.max(0, missing)) })
  }, restored)
}
