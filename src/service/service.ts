import { Hono } from 'hono'
import type { Accounts } from '../accounts/index.js'
import type { Engine } from '../engine/index.js'
import { authenticate } from './authenticate.js'
import { charge } from './charge.js'
import { detect } from './detect.js'
import { DETECTIONS, LANGUAGE_LISTS, STATUSES } from './endpoints.js'
import type { Caller, Steps } from './steps.js'
import { exactPath } from './exact-path.js'
import { listLanguages } from './list-languages.js'
import { loadEngine } from './load-engine.js'
import { negotiate } from './negotiate.js'
import { notFound, methodNotAllowed } from './problem.js'
import { readTexts } from './read-texts.js'
import { answerProblem, type Report } from './respond.js'
import { showStatus } from './show-status.js'
import { whileOpen } from './while-open.js'

/**
 * The service: a standard `Request` in, a standard `Response` out. It never throws, and every answer is
 * JSON with a status of the specification's table.
 */
export type Service = (request: Request, caller?: Caller) => Promise<Response>

export interface ServiceParts {
  readonly accounts: Accounts
  /** Called when the first text comes, and again after it failed; while it fails, texts are answered with 503. */
  readonly engine: () => Promise<Engine>
  /** Once aborted, every request is answered with 503. */
  readonly shutdown?: AbortSignal
  readonly report?: Report
}

/**
 * @example
 * const service = createService({ accounts, engine: loadEngine })
 * const response = await service(new Request('https://localhost/v2/languages'))
 */
export function createService({ accounts, engine, shutdown, report }: ServiceParts): Service {
  const app = new Hono<Steps>({ getPath: exactPath })
  const withEngine = loadEngine(engine, report)
  if (shutdown) app.use(whileOpen(shutdown))

  for (const endpoint of DETECTIONS) {
    app.post(
      endpoint.path,
      authenticate(accounts),
      negotiate,
      readTexts(endpoint),
      withEngine,
      charge(accounts),
      detect(endpoint),
    )
    app.all(endpoint.path, refuseOtherMethods('POST'))
  }
  for (const path of STATUSES) {
    app.get(path, authenticate(accounts), negotiate, showStatus(accounts))
    app.all(path, refuseOtherMethods('GET, HEAD'))
  }
  for (const path of LANGUAGE_LISTS) {
    app.get(path, negotiate, withEngine, listLanguages)
    app.all(path, refuseOtherMethods('GET, HEAD'))
  }
  app.notFound(() => answerProblem(notFound()))
  app.onError((error) => answerProblem(error, report))

  return async (request, caller = {}) => {
    try {
      return await app.fetch(request, caller)
    } catch (error) {
      return answerProblem(error instanceof Error ? error : new Error(), report)
    }
  }
}

function refuseOtherMethods(allowed: string) {
  return (): Response => {
    throw methodNotAllowed(allowed)
  }
}
