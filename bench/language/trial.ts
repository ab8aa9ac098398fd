/**
 * What one detector costs, in a process of its own: prints a `Cost`.
 *     node trial.js NAME SHORT-TEXTS.json LONG-TEXTS.json
 */
import { readFileSync } from 'node:fs'
import { CONTESTANTS } from './contestants.js'
import type { Cost } from './cost.js'

const [, , name = '', shortFile = '', longFile = ''] = process.argv
const contestant = CONTESTANTS.find((contestant) => contestant.name === name)
if (!contestant) throw new Error(`Nothing is called ${name}.`)

const FIRST = 'Wo ist der Bahnhof?'
const MEASURED_SECONDS = 1

const empty = process.memoryUsage.rss()
const clock = performance.now()
const before = process.cpuUsage()
const { identify } = await contestant.open()
identify(FIRST)
const coldLoad = performance.now() - clock
const coldLoadOfProcessor = seconds(process.cpuUsage(before)) * 1000

const short = JSON.parse(readFileSync(shortFile, 'utf8')) as string[]
const long = JSON.parse(readFileSync(longFile, 'utf8')) as string[]
const shortTextsASecond = short.length * timesASecond(short)
const memory = (process.memoryUsage.rss() - empty) / 1e6
const bytes = long.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
const halves = long.map((text) => text.slice(0, text.length / 2))
const wholeASecond = timesASecond(long)
const cost: Cost = {
  coldLoad,
  coldLoadOfProcessor,
  shortTextsASecond,
  megabytesASecond: (bytes * wholeASecond) / 1e6,
  growth: timesASecond(halves) / wholeASecond,
  memory,
}
console.log(JSON.stringify(cost))
// Some keep a timer or a worker.
process.exit(0)

/** How often all texts are answered in a second of processor time, once the code is warm. */
function timesASecond(texts: readonly string[]): number {
  for (const text of texts) identify(text)
  let times = 0
  const start = process.cpuUsage()
  let used = 0
  while (used < MEASURED_SECONDS) {
    for (const text of texts) identify(text)
    times++
    used = seconds(process.cpuUsage(start))
  }
  return times / used
}

function seconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1e6
}
