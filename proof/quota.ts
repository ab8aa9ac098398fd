/**
 * Whether the count is exact in a real browser, whatever happens to the worker and to the clock:
 * `npm run proof:quota`, or shorter with `-- --rounds 3`. The extension must have been built.
 */
import { chosen } from './choices.js'
import { heading, tell } from './figures.js'
import { CLOCK_PROMISES, moveClock } from './quota/moving-clock.js'
import { storm, STORM_PROMISES } from './quota/storm.js'
import { setStage } from './stage.js'

const { rounds, stops, chance } = chosen({ rounds: 40, stops: 3 })

heading('Five extensions, 200 calls of each at once, the worker stopped at random moments')
const stage = await setStage({ callers: 5 })
try {
  const size = { rounds, callsOfEach: 200, stopsInARound: stops, timeout: 30_000 }
  tell(await storm(stage, size, chance), STORM_PROMISES)
} finally {
  await stage.close()
}

for (const timeZone of ['Pacific/Kiritimati', 'Asia/Kathmandu', 'America/Los_Angeles']) {
  heading(`Answered of 21 calls with a limit of 20, the clock moved, in ${timeZone}`)
  tell(await moveClock(timeZone), CLOCK_PROMISES)
}
