import { unavailable } from './problem.js'
import type { Step } from './steps.js'

/** Answers 503 to what arrives during the shutdown. */
export const whileOpen =
  (shutdown: AbortSignal): Step =>
  async (_, next) => {
    if (shutdown.aborted) throw unavailable()
    await next()
  }
