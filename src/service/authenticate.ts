import type { Accounts } from '../accounts/index.js'
import { unauthorized } from './problem.js'
import type { Step } from './steps.js'

/** Finds the account that the request's key opens; answers 401 where there is none. */
export const authenticate =
  (accounts: Accounts): Step =>
  async (context, next) => {
    const key = bearerToken(context.req.raw.headers.get('authorization'))
    const opened = key ? await accounts.identify(key, context.env.sender) : undefined
    if (!key || !opened) throw unauthorized(Boolean(key))
    context.set('account', opened.account)
    context.set('keyId', opened.key)
    context.set('key', key)
    await next()
  }

function bearerToken(header: string | null): string | undefined {
  return /^bearer +(\S+)$/i.exec(header ?? '')?.[1]
}
