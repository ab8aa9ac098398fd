import type { RunningServer, ServeOptions } from './serve.js'

export { loadEngine } from './load-engine.js'
export type { RunningServer, ServeOptions }
export type {
  Candidate,
  DetectionOptions,
  Engine,
  LanguageDetector,
  ProfanityScorer,
  Segment,
} from '../engine/index.js'

/**
 * Serves the service over HTTP, or over HTTPS where there is a certificate. What that needs is loaded when
 * it is called, so that whoever wants the engine alone does not wait for it.
 *
 * @throws Error where plain HTTP would leave this machine, or the port or the file is taken.
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const server = await import('./serve.js')
  return server.serve(options)
}
