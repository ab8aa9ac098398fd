/**
 * The language engine beside its peers, in one run: `npm run bench:language -- --data ../shared/data`.
 * Installs the peers into bench/, and writes its part of docs/benchmarks.md and docs/benchmarks.svg.
 */
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { installIn } from '../scripts/install-in.js'
import { writePart } from './document.js'
import { draw } from './language/chart.js'
import { CONTESTANTS } from './language/contestants.js'
import { measureCosts, measureSizes } from './language/cost.js'
import { LENGTH_NAMES, judge, type Result } from './language/judging.js'
import {
  THE_75,
  accuracies,
  calibration,
  confusions,
  costTable,
  introduction,
  languageByLanguage,
  lengths,
  toldWell,
  withinReach,
  type Costs,
} from './language/report.js'
import { workload } from './language/workload.js'

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    rounds: { type: 'string', default: '5' },
  },
})

installIn('bench')
const rounds = Number(options.rounds)
const costs: Costs = {
  rounds,
  byName: await measureCosts(workload(options.data), rounds),
  load: loadavg()[0] ?? 0,
  sizes: await measureSizes(),
}
const results: Result[] = []
for (const { name, open } of CONTESTANTS) {
  results.push(judge(name, await open(), options.data))
  console.error(`${name} has answered`)
}

const chart = draw(
  LENGTH_NAMES,
  results.map((result) => ({
    name: result.name,
    byLength: result.byLength.map((accuracy) => accuracy.over(THE_75)),
    languages: toldWell(result),
  })),
)
writeFileSync(new URL('../docs/benchmarks.svg', import.meta.url), chart)
const lines = [
  ...introduction(),
  ...accuracies(results),
  ...withinReach(results),
  ...lengths(results),
  ...costTable(results, costs),
  ...calibration(options.data),
  ...confusions(results),
  ...languageByLanguage(results),
]
await writePart('language', lines)
console.log(lines.join('\n'))
