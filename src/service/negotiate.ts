import { notAcceptable } from './problem.js'
import type { Step } from './steps.js'

/** From the least to the most specific range that takes JSON. */
const RANGES = ['*/*', 'application/*', 'application/json']

/** Answers 406 to a request that does not want JSON. */
export const negotiate: Step = async (context, next) => {
  if (!acceptsJson(context.req.raw.headers.get('accept'))) throw notAcceptable()
  await next()
}

/** Whether an `Accept` header takes JSON: the most specific range that speaks of it decides. */
function acceptsJson(header: string | null): boolean {
  if (header === null || header === '') return true
  let decided = { specificity: -1, quality: 0 }
  for (const part of header.split(',')) {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const specificity = RANGES.indexOf(range)
    const quality = qualityOf(parameters)
    const isCloser = specificity > decided.specificity
    const isAsClose = specificity === decided.specificity && quality > decided.quality
    if (isCloser || isAsClose) decided = { specificity, quality }
  }
  return decided.specificity >= 0 && decided.quality > 0
}

const MOST_WEIGHT = 1

/** A weight that is not a number from 0 to 1 is as if it were not there. */
function qualityOf(parameters: readonly string[]): number {
  const weight = parameters
    .map((parameter) => /^q\s*=(.*)/.exec(parameter)?.[1]?.trim())
    .find((value) => value !== undefined)
  return weight !== undefined && /^0(\.\d{0,3})?$/.test(weight) ? Number(weight) : MOST_WEIGHT
}
