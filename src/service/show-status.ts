import type { Handler } from 'hono'
import type { Accounts, Status } from '../accounts/index.js'
import type { StatusAnswer } from './answers.js'
import { respond } from './respond.js'
import type { Steps } from './steps.js'

const UNLIMITED = -1

/** Answers with what is used of today's detections and what is left. */
export const showStatus =
  (accounts: Accounts): Handler<Steps> =>
  async (context) =>
    respond(toAnswer(await accounts.status(context.get('account'), context.get('keyId'))))

function toAnswer({ used, limit }: Status): StatusAnswer {
  const [daily_limit, remaining_today] =
    limit === 'unlimited' ? [UNLIMITED, UNLIMITED] : [limit, Math.max(0, limit - used)]
  return { status: { detections_today: used, daily_limit, remaining_today } }
}
