import type { Accounts } from '../accounts/index.js'
import { unauthorized } from './problem.js'
import type { Step } from './steps.js'

/** Finds the account that the request's key opens; answers 401 where there is none. */
export const authenticate =
  (accounts: Accounts): Step =>
  async (context, next) => {
    const key = bearerToken(context.req.raw.headers.get('authorization'))
    const account = key && (await accounts.authenticate(key, context.env.sender))
    if (!account) throw unauthorized(Boolean(key))
    context.set('account', account)
    context.set('key', key)
    await next()
  }

function bearerToken(header: string | null): string | undefined {
  return /^bearer +(\S+)\s*$/i.exec(header ?? '')?.[1]
}
