import type { Engine } from '../engine/index.js'
import { unavailable } from './problem.js'
import type { Step } from './steps.js'

/** Waits for the engine; answers 503 while it cannot be loaded. */
export const loadEngine =
  (load: () => Promise<Engine>): Step =>
  async (context, next) => {
    context.set(
      'engine',
      await load().catch(() => {
        throw unavailable()
      }),
    )
    await next()
  }
