import type { Page } from 'playwright-core'
import type { OwnerCall, OwnerCalls, OwnerReply } from '../../src/owner/calls.js'

/** What is asked for, without the page that asks. */
export type OwnerArguments =
  Parameters<typeof askOwnerFrom> extends [Page, ...infer Rest] ? Rest : never

/** Asks, from one of the extension's own pages, for what only the account holder may ask for. */
export async function askOwnerFrom<Call extends OwnerCall>(
  page: Page,
  owner: Call,
  value: OwnerCalls[Call]['takes'],
): Promise<OwnerCalls[Call]['answers']> {
  const message = { glossa: 1, owner, value } as const
  const reply = await page.evaluate(
    (sent) => chrome.runtime.sendMessage<unknown, OwnerReply<Call>>(sent),
    message,
  )
  if ('problem' in reply) throw new Error(reply.problem)
  return reply.answer
}
