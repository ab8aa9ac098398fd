import { Confidence } from '../../src/engine/language/confidence.js'
import { Contenders } from '../../src/engine/language/contenders.js'
import { type Model, openModel } from '../../src/engine/language/model-format.js'
import { TextSums } from '../../src/engine/language/text-sums.js'

/** What a text weighs for the likeliest class of its script. */
export interface Likeliest {
  readonly class: number
  /** What a letter weighs for it, more than for the average class. */
  readonly perLetter: number
}

/** Makes what finds the likeliest of the allowed classes of a script, as the detector does. */
export function classFinder(
  bytes: ArrayBuffer,
): (text: string, script: number, allowed: Uint8Array) => Likeliest | undefined {
  const model: Model = openModel(bytes)
  const text = new TextSums(model)
  const contenders = new Contenders(model)
  const confidence = new Confidence(model)
  const probabilities = new Float64Array(model.codes.length)
  return (line, script, allowed) => {
    try {
      text.read(line)
      const words = text.wordCounts[script] ?? 0
      if (words === 0) return undefined
      const first = model.scriptStart[script] ?? 0
      const last = model.scriptStart[script + 1] ?? 0
      if (last - first < 2) return undefined
      contenders.choose(text.sums, script, first, last, text.scorer, allowed)
      const { classes, sums, count } = contenders
      if (count === 0) return undefined
      confidence.spread(contenders, first, words, probabilities)
      const found = probabilities.subarray(0, count)
      const place = found.indexOf(Math.max(...found))
      return {
        class: first + (classes[place] ?? 0),
        perLetter: ((sums[place] ?? 0) - contenders.average) / (text.weighedLetters[script] ?? 1),
      }
    } finally {
      text.forget()
    }
  }
}
