/**
 * What a long time of mixed calls at full speed does to memory, storage and latency: `npm run proof:load`,
 * or shorter with `-- --minutes 5`. The extension must have been built.
 */
import { parseArgs } from 'node:util'
import { heading, tell } from './figures.js'
import { load, LOAD_PROMISES } from './load/mixed-calls.js'
import { setStage } from './stage.js'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } })

heading('Mixed calls of three extensions at full speed')
const stage = await setStage({ callers: 3 })
try {
  await stage.owner('setLimit', 'unlimited')
  tell(await load(stage, Number(values.minutes)), LOAD_PROMISES)
} finally {
  await stage.close()
}
