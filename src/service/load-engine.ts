import type { Engine } from '../engine/index.js'
import { unavailable } from './problem.js'
import type { Step } from './steps.js'

/** Waits for the engine, which is loaded once; answers 503 while it cannot be, and tries again at each request. */
export const loadEngine = (load: () => Promise<Engine>): Step => {
  let loading: Promise<Engine> | undefined
  return async (context, next) => {
    loading ??= load()
    try {
      context.set('engine', await loading)
    } catch {
      loading = undefined
      throw unavailable()
    }
    await next()
  }
}
