import { createProfanityScorer } from '../../src/engine/profanity/profanity-scorer.js'
import type { ProfanityScorer } from '../../src/engine/profanity/scorer.js'
import { veil } from '../../src/engine/profanity/veil.js'

const MEGABYTE = 1_000_000

/** The greatest loss of score when one profane phrase stands in the middle of clean text. */
export function dilutionLoss(scorer: ProfanityScorer, clean: string): number {
  const phrases = ['shpx', 'lbh nffubyr', 'ovgpu cyrnfr', 'jung n qvpx', 'xvff zl nff'].map(veil)
  return Math.max(
    ...phrases.map((phrase) => {
      const text = `${clean.slice(0, 5000)} ${phrase}. ${clean.slice(5000, 10_000)}`
      return scorer.score(phrase) - scorer.score(text)
    }),
  )
}

/** Milliseconds to make a scorer, after the code has been read. */
export function load(): number {
  const start = performance.now()
  createProfanityScorer()
  return performance.now() - start
}

/** Megabytes of UTF-8 a second of the processor's time on a megabyte of prose, and of what could be slow. */
export function* longText(
  scorer: ProfanityScorer,
  prose: string,
): Generator<readonly [string, number]> {
  const filled = (piece: string): string => piece.repeat(MEGABYTE / piece.length)
  const texts: readonly (readonly [string, string])[] = [
    ['prose', filled(prose.slice(0, 250_000))],
    ['prose, 100 kB', prose.slice(0, 100_000)],
    ['doubtful words', filled(veil('Qvpx fnvq uryy qnza '))],
    ['clean words with stems', filled('class passage assassin ')],
    ['one letter', filled('a')],
    ['spaced letters', filled('m o t h e r ')],
    ['dotted letters', filled('m.o.t.h.e.r.b.')],
    ['stars', filled('*')],
    ['masked', filled('f*n b**k s***e ')],
    ['digits and letters', filled('a1')],
    ['leet', filled('5h1r7 d0ck ')],
    ['full width', filled('ｄｕｃｋ ｙｏｕ ')],
    ['Cyrillic twins', filled('ѕһір сосоа ')],
    ['entities', filled('&#100;&#117;')],
    ['cut words', filled('fu ll bi rd ')],
    ['no spaces', filled('duckyoushirt')],
  ]
  for (const [name, text] of texts) {
    let best = Infinity
    for (let round = 0; round < 6; round++) {
      const start = processorTime()
      scorer.score(text)
      best = Math.min(best, processorTime() - start)
    }
    yield [name, Buffer.byteLength(text) / 1000 / best]
  }
}

export function shortTextsPerSecond(scorer: ProfanityScorer, texts: readonly string[]): number {
  let count = 0
  const start = processorTime()
  while (processorTime() - start < 1000) {
    for (const text of texts) scorer.score(text)
    count += texts.length
  }
  return Math.round((count * 1000) / (processorTime() - start))
}

/** Milliseconds that the processor worked for this process, whatever else runs on the machine. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
