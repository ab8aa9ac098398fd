import { GivenUp, NoSuchAccount, StoreFault } from '../accounts/index.js'
import { defect, Problem, unauthorized, unavailable } from './problem.js'

/** Is told of a fault of the service's own, in words that never hold a submitted text. */
export type Report = (fault: string) => void

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** @example respond({ score: 0.02 }) */
export function respond(answer: object): Response {
  return new Response(JSON.stringify(answer), { headers: HEADERS })
}

/** Turns whatever was thrown into an answer. What is nobody's problem but ours is reported. */
export function answerProblem(error: Error, report?: Report): Response {
  const problem = error instanceof Problem ? error : asProblem(error, report)
  return new Response(JSON.stringify(problem.answer), {
    status: problem.status,
    headers: { ...HEADERS, ...problem.headers },
  })
}

function asProblem(error: Error, report?: Report): Problem {
  // Erased after the key was recognised, so the key opens nothing any more.
  if (error instanceof NoSuchAccount) return unauthorized(true)
  // Nobody waits for this answer.
  if (error instanceof GivenUp) return unavailable()
  if (error instanceof StoreFault) {
    report?.(`${error.message} ${String(error.cause)}`)
    return unavailable()
  }
  report?.(`${error.name} ${framesOf(error)}`)
  return defect()
}

/** Where an error was thrown, without its message: that might quote a text, even one that looks like a place. */
function framesOf({ message, stack = '' }: Error): string {
  return stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at .*:\d|^[^\s@]*@.*:\d+$/.test(line))
    .join('\n')
}
