import type { Engine } from '../engine/index.js'
import { unavailable } from './problem.js'
import type { Report } from './respond.js'
import type { Step } from './steps.js'

/** Waits for the engine, which is loaded once; answers 503 while it cannot be, and tries again at each request. */
export const loadEngine = (load: () => Promise<Engine>, report?: Report): Step => {
  let loaded: Promise<Engine> | undefined
  return async (context, next) => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      report?.(`The engine could not be loaded. ${String(error)}`)
      throw unavailable()
    })
    context.set('engine', await loaded)
    await next()
  }
}
