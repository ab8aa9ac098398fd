import { Confidence } from '../../src/engine/language/confidence.js'
import { createContenders } from '../../src/engine/language/contenders.js'
import { openModel } from '../../src/engine/language/model-format.js'
import { TextSums } from '../../src/engine/language/text-sums.js'

/** What a text weighs for the likeliest class of its script. */
export interface Likeliest {
  readonly class: number
  /** What a letter weighs for it, more than for the average class. */
  readonly perLetter: number
}

/** Makes what finds the likeliest of the allowed classes of a script, or of all of them, as the detector does. */
export function classFinder(
  bytes: ArrayBuffer,
): (text: string, script: number, allowed: Uint8Array | undefined) => Likeliest | undefined {
  const model = openModel(bytes)
  const text = new TextSums(model)
  const contenders = createContenders(text.scorer)
  const confidence = new Confidence(model)
  return (line, script, allowed) => {
    try {
      text.read(line)
      const words = text.summedWords(script)
      const first = model.scriptStart[script] ?? 0
      const last = model.scriptStart[script + 1] ?? 0
      if (words === 0 || last - first < 2) return undefined
      const scale = confidence.scaleFor(words)
      if (contenders.choose(script, first, last, scale, allowed) === 0) return undefined
      return {
        class: contenders.likeliest,
        perLetter: contenders.lead / text.summedLetters(script),
      }
    } finally {
      text.forget()
    }
  }
}
