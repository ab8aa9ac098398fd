import { browser } from '../../browser/index.js'
import { accounts, HOME } from '../home.js'
import type { OwnerHandlers } from './owner-door.js'

const A_DAY = 86_400_000

/** The account's limit, its keys and what was used. */
export const accountCalls = {
  overview: async () => {
    await accounts.open(HOME)
    const [status, keys, damage] = await Promise.all([
      accounts.status(HOME),
      accounts.keys(HOME),
      accounts.damage(),
    ])
    const others = keys.filter(({ sender }) => sender !== browser.runtime.id)
    return {
      ...status,
      isDamaged: damage !== undefined && damage.found >= status.resetsAt - A_DAY,
      keys: others.filter(({ sender }) => sender === undefined),
      extensions: others.filter(({ sender }) => sender !== undefined),
    }
  },
  setLimit: async (limit) => {
    await accounts.open(HOME)
    await accounts.setLimit(HOME, limit)
    return null
  },
  issueKey: async ({ name, limit }) => {
    await accounts.open(HOME)
    return accounts.issueKey({ account: HOME, name: name.trim(), limit })
  },
  limitKey: async ({ id, limit }) => {
    await accounts.limitKey(id, limit)
    return null
  },
  revokeKey: async (id) => {
    await accounts.revokeKey(id)
    return null
  },
} satisfies Partial<OwnerHandlers>
