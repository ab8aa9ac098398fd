/** One cold load of the language engine, as a line of JSON: `bench/language-speed.ts` starts it many times. */
import { createLanguageDetector } from '../src/engine/language/language-detector.js'
import { readModel } from '../training/language/read-model.js'

const memoryBefore = process.memoryUsage().rss
const start = performance.now()
const bytes = readModel(process.argv[2] ?? 'public/models/language.bin')
const read = performance.now()
const detector = createLanguageDetector(bytes)
const opened = performance.now()
detector.detect('Guten Tag')
const answered = performance.now()

console.log(
  JSON.stringify({
    'reading, ms': read - start,
    'opening, ms': opened - read,
    'first answer, ms': answered - opened,
    'all of it, ms': answered - start,
    'memory, MB': (process.memoryUsage().rss - memoryBefore) / 1e6,
  }),
)
