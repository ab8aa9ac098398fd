import { expect, it } from 'vitest'
import { WordReader } from '../../../src/engine/language/words.js'

const words = new WordReader()

it.each([
  ['letters', 'a'],
  ['words', 'a word '],
  ['words between slashes', 'one/'],
  ['words between full stops', 'one.'],
  ['words between colons', 'one:'],
  ['words before the sign of addresses', 'one@'],
  ['names', 'one #two '],
  ['addresses', 'www.one.org/two '],
])('The time to read words grows with the length of the text only: %s', (_what, piece) => {
  const time = (size: number): number => {
    const text = piece.repeat(size / piece.length)
    let best = Infinity
    // Compiling is counted with the rounds that it falls into.
    for (let round = 0; round < 3; round++) {
      const start = process.cpuUsage()
      words.open(text)
      while (words.next());
      // The processor's time: what else runs on the machine does not count.
      best = Math.min(best, process.cpuUsage(start).user / 1000)
    }
    return best
  }
  // Twenty times the text: twenty times the time, or four hundred times if it were squared.
  expect(time(100_000)).toBeLessThan(100 * Math.max(time(5000), 1))
})
