import { browser } from '../browser/index.js'
import type { OwnerCall, OwnerCalls, OwnerMessage, OwnerReply } from './calls.js'

/**
 * Asks the worker for what only the account holder may ask for.
 *
 * @throws Error where the worker refuses or cannot do it.
 * @example
 * await askOwner('setLimit', 500)
 */
export async function askOwner<Call extends OwnerCall>(
  call: Call,
  ...[value]: OwnerCalls[Call]['takes'] extends null ? [] : [OwnerCalls[Call]['takes']]
): Promise<OwnerCalls[Call]['answers']> {
  const message = { glossa: 1, owner: call, value: value ?? null } as OwnerMessage<Call>
  const reply = await browser.runtime.sendMessage<unknown, OwnerReply<Call> | undefined>(message)
  if (!reply) throw new Error('The worker did not answer.')
  if ('problem' in reply) throw new Error(reply.problem)
  return reply.answer
}
