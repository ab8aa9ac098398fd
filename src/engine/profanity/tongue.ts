import { Fit } from './bound.js'
import type { Context } from './context.js'
import type { Model } from './model.js'
import type { Match } from './walk.js'

/** Below this share of known words the surroundings are hardly English. */
const FAMILIAR = 0.45

/**
 * How much less a match weighs because the text may be in another language, where the same letters are
 * another word. Known English words around it speak for English even when the detector doubts.
 */
export function doubtOfTongue(
  match: Match,
  context: Context,
  english: number,
  model: Model,
): number {
  const byChance = match.fit === Fit.inside || match.masked + match.gaps > 0 ? 1 : 0
  const risk = Math.min(2, model.evidence.foreignness(match.entry) + byChance)
  if (risk === 0 && english >= 0.5) return 0
  let words = 0
  let known = 0
  for (const side of [context.before, context.after]) {
    words += side.count
    for (let at = 0; at < side.count; at++) if (model.known.has(side.hashes[at] ?? 0)) known++
  }
  const familiar = (known + 0.7) / (words + 1)
  let doubt = 0
  if (english < 0.5) {
    const unlikely = 0.5 - english
    doubt += risk === 0 ? 3 * unlikely * (1 - familiar) : 6 * risk * unlikely * (1.25 - familiar)
  }
  if (words >= 2 && familiar < FAMILIAR) doubt += 3 * risk * (0.7 - familiar)
  return doubt
}
