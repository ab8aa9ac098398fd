import { digest, type Accounts, type Bill } from '../accounts/index.js'
import { badRequest, limitExceeded } from './problem.js'
import type { Step, Steps } from './steps.js'
import type { Context } from 'hono'

export const IDEMPOTENCY_HEADER = 'idempotency-key'
/** 128 bits: enough that two calls never share one. */
const UNITS_IN_A_MARK = 32
const MOST_UNITS_IN_AN_IDEMPOTENCY_KEY = 255

/**
 * Counts the detections before they are made, so that no answer leaves that was not counted; answers 429
 * where they do not fit. What fails afterwards is given back.
 */
export const charge =
  (accounts: Accounts): Step =>
  async (context, next) => {
    const mark = await markOf(context)
    const bill: Bill = {
      account: context.get('account'),
      key: context.get('keyId'),
      detections: context.get('texts').length,
      ...(mark === undefined ? {} : { mark }),
    }
    const charged = await accounts.charge(bill, context.req.raw.signal)
    if (!charged.granted) throw limitExceeded(charged.secondsToReset)
    let isAnswered = false
    try {
      await next()
      isAnswered = context.error === undefined
    } finally {
      if (!isAnswered) await charged.refund()
    }
  }

/**
 * Tells a repeated call by its idempotency key, and only where the rest of it is the same too. The API
 * key is part of the mark and is kept nowhere, so no one can learn from a stored mark what the text was.
 */
async function markOf(context: Context<Steps>): Promise<string | undefined> {
  const idempotencyKey = context.req.raw.headers.get(IDEMPOTENCY_HEADER)
  if (idempotencyKey === null) return undefined
  if (idempotencyKey === '' || idempotencyKey.length > MOST_UNITS_IN_AN_IDEMPOTENCY_KEY) {
    throw badRequest(
      `An Idempotency-Key has 1 to ${MOST_UNITS_IN_AN_IDEMPOTENCY_KEY} characters; send a new UUID for each call.`,
    )
  }
  const call = [context.get('key'), idempotencyKey, context.req.path, context.get('texts')]
  return (await digest(JSON.stringify(call))).slice(0, UNITS_IN_A_MARK)
}
