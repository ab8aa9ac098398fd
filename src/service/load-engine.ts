import type { Engine } from '../engine/index.js'
import { unavailable } from './problem.js'
import type { Report } from './respond.js'
import type { Step } from './steps.js'
import { untilItWorks } from './until-it-works.js'

/** Waits for the engine, which is loaded once; answers 503 while it cannot be, and tries again at each request. */
export const loadEngine = (load: () => Promise<Engine>, report?: Report): Step => {
  const engine = untilItWorks(() =>
    load().catch((error: unknown) => {
      report?.(`The engine could not be loaded. ${String(error)}`)
      throw unavailable()
    }),
  )
  return async (context, next) => {
    context.set('engine', await engine.get())
    await next()
  }
}
