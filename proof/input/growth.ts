import { repeated } from './any-text.js'

/** How the time for a text grows that is the same piece over and over. */
export interface Growth {
  readonly piece: string
  /** Time for a text of the greatest length, as a multiple of what it is if time grows with the length. */
  readonly ofLinear: number
  readonly microsecondsForAUnit: number
}

const MOST_UNITS = 100_000
/** A shorter text is this part of the longest. */
const PART = 4
/** Pieces that are looked at again, with more patience, after a first look at all. */
const SUSPECTS = 8
const PATIENCE = 5
/** Time that still grows so beyond the greatest length does so everywhere, and not in one step. */
const TWICE = 2

/**
 * Looks for the piece whose repetition makes a work grow worst, and for the one that it is slowest with:
 * one look at each, then several at the worst, so that the machine's pauses are not taken for growth.
 */
export function worstGrowth(
  work: (text: string) => unknown,
  pieces: readonly string[],
): { readonly steepest: Growth; readonly slowest: Growth } {
  const seen = pieces.filter((piece) => piece !== '').map((piece) => growthOf(work, piece, 1))
  const again = (growths: Growth[]): Growth[] =>
    growths.slice(0, SUSPECTS).map(({ piece }) => growthOf(work, piece, PATIENCE))
  const [steepest] = again(seen.sort(bySteepness))
    .map((growth) => withoutStep(work, growth))
    .sort(bySteepness)
  const [slowest] = again(seen.sort(bySlowness)).sort(bySlowness)
  if (!steepest || !slowest) throw new Error('There is no piece to look at.')
  return { steepest, slowest }
}

const bySteepness = (one: Growth, other: Growth): number => other.ofLinear - one.ofLinear
const bySlowness = (one: Growth, other: Growth): number =>
  other.microsecondsForAUnit - one.microsecondsForAUnit

function growthOf(work: (text: string) => unknown, piece: string, rounds: number): Growth {
  const short = repeated(piece, MOST_UNITS / PART)
  const long = repeated(piece, MOST_UNITS)
  let shortTime = Infinity
  let longTime = Infinity
  for (let round = 0; round < rounds; round++) {
    shortTime = Math.min(shortTime, timeOf(work, short))
    longTime = Math.min(longTime, timeOf(work, long))
  }
  return {
    piece,
    ofLinear: longTime / (PART * shortTime),
    microsecondsForAUnit: longTime / MOST_UNITS,
  }
}

/**
 * A work may take another way with longer texts, where more is found in them; that is one step of time. What
 * grows with the square of the length also takes twice the time for each unit of twice the length.
 */
function withoutStep(work: (text: string) => unknown, growth: Growth): Growth {
  const { piece, ofLinear, microsecondsForAUnit } = growth
  const twice = timeOf(work, repeated(piece, TWICE * MOST_UNITS)) / (TWICE * MOST_UNITS)
  const beyond = (twice / microsecondsForAUnit) ** (Math.log(PART) / Math.log(TWICE))
  return { ...growth, ofLinear: Math.min(ofLinear, beyond) }
}

/** In microseconds of the processor, which other programs disturb less than the clock's. */
function timeOf(work: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage()
  work(text)
  const { user, system } = process.cpuUsage(before)
  return user + system
}
