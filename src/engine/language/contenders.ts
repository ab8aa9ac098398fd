import type { Scale } from './confidence.js'
import type { GramScorer } from './gram-scorer.js'

/** The sum of a class that may not be chosen: below all others, and no overflow away from any. */
const OUT = -(2 ** 30)

/** No script has more classes. */
const MOST_CLASSES = 256

/** The classes of one script that a text may be in. */
export interface Contenders {
  /** The classes, and how probable each is. */
  readonly classes: Uint16Array
  readonly probabilities: Float64Array
  /** The likeliest of them. */
  likeliest: number
  /** How much more the text's grams weigh for it than for the average class of its script. */
  lead: number
  /**
   * Chooses from the classes of a script, which go from `first` up to `last`, and says how many are left;
   * those that are not `allowed` are not. Two looks at all classes are enough; all that is dearer is done
   * for the contenders alone.
   */
  choose(
    script: number,
    first: number,
    last: number,
    scale: Scale,
    allowed: Uint8Array | undefined,
  ): number
}

/** Chooses by what the scorer has added up. */
export function createContenders({ sums, broad }: GramScorer): Contenders {
  const ofBroad = broad.sums
  const classes = new Uint16Array(MOST_CLASSES)
  const probabilities = new Float64Array(MOST_CLASSES)
  const totals = new Int32Array(MOST_CLASSES)
  /** What the grams weigh for all classes together. */
  let ofAllGrams = 0

  /** Adds up all that speaks for each class, and gives back the most of it. */
  function addUp(first: number, size: number, heads: Int32Array): number {
    let most = OUT
    let all = 0
    for (let place = 0; place < size; place++) {
      const number = first + place
      const ofGrams = ((sums[number] ?? 0) + (ofBroad[place] ?? 0)) | 0
      const total = (ofGrams + (heads[number] ?? 0)) | 0
      all = (all + ofGrams) | 0
      totals[place] = total
      if (total > most) most = total
    }
    ofAllGrams = all
    return most
  }

  /** Puts out those that are not allowed, and gives back the most of the others. */
  function exclude(first: number, size: number, allowed: Uint8Array): number {
    let most = OUT
    for (let place = 0; place < size; place++) {
      if (allowed[first + place] === 0) totals[place] = OUT
      most = Math.max(most, totals[place] ?? OUT)
    }
    return most
  }

  const contenders: Contenders = {
    classes,
    probabilities,
    likeliest: 0,
    lead: 0,

    choose(script, first, last, { heads, shares }, allowed) {
      const size = last - first
      broad.addUp(script)
      const ofAll = addUp(first, size, heads)
      const most = allowed ? exclude(first, size, allowed) : ofAll
      if (most <= OUT) return 0
      const least = most - shares.length
      let count = 0
      let sum = 0
      let likeliest = -1
      for (let place = 0; place < size; place++) {
        const total = totals[place] ?? OUT
        if (total <= least) continue
        const share = shares[most - total] ?? 0
        if (total === most && likeliest < 0) likeliest = first + place
        sum += share
        classes[count] = first + place
        probabilities[count++] = share
      }
      for (let place = 0; place < count; place++) {
        probabilities[place] = (probabilities[place] ?? 0) / sum
      }
      contenders.likeliest = likeliest
      contenders.lead = most - (heads[likeliest] ?? 0) - ofAllGrams / size
      return count
    },
  }
  return contenders
}
