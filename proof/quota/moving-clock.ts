import type { Promises } from '../figures.js'
import { setStage, type Stage } from '../stage.js'
import { setClock, withMovableClock } from './movable-clock.js'

const LIMIT = 20
const SECOND = 1_000
const HOUR = 3_600 * SECOND
const DAY = 24 * HOUR
/** A leap second was added at the end of this day, which the clocks of computers do not show. */
const LEAP_DAY = Date.UTC(2016, 11, 31, 12)
const NEXT_MIDNIGHT = LEAP_DAY + DAY / 2

/** How many of `LIMIT + 1` calls are answered when the clock is moved to a time, one move after the other. */
const MOVES = {
  atNoon: LEAP_DAY,
  aSecondBeforeMidnight: NEXT_MIDNIGHT - SECOND,
  aSecondAfterMidnight: NEXT_MIDNIGHT + SECOND,
  backOverMidnight: NEXT_MIDNIGHT - HOUR,
  rightAgain: NEXT_MIDNIGHT + HOUR,
  backADay: NEXT_MIDNIGHT + 2 * HOUR - DAY,
  rightAfterThat: NEXT_MIDNIGHT + 3 * HOUR,
  forwardAWeek: NEXT_MIDNIGHT + 4 * HOUR + 7 * DAY,
  rightAfterTheWeek: NEXT_MIDNIGHT + 5 * HOUR,
  onTheNextTrueDay: NEXT_MIDNIGHT + DAY + HOUR,
} as const

export type AnsweredAtMoves = Readonly<Record<keyof typeof MOVES, number>>

export const CLOCK_PROMISES: Promises<AnsweredAtMoves> = {
  'a day’s allowance is handed out, and no more': (it) =>
    it.atNoon === LIMIT && it.aSecondBeforeMidnight === 0,
  'the next allowance begins with the UTC day, in any time zone and after a leap second': (it) =>
    it.aSecondAfterMidnight === LIMIT,
  'a clock set back hands out nothing, nor when it is right again': (it) =>
    it.backOverMidnight + it.rightAgain + it.backADay + it.rightAfterThat === 0,
  'a clock that was ahead hands out nothing twice for the true day': (it) =>
    it.rightAfterTheWeek === 0,
  'a clock that was ahead locks nobody out beyond the true day': (it) =>
    it.onTheNextTrueDay === LIMIT,
}

/** Moves the clock of a browser that runs in a time zone, and counts what is answered after each move. */
export async function moveClock(timeZone: string): Promise<AnsweredAtMoves> {
  const extension = await withMovableClock(LEAP_DAY - HOUR)
  const stage = await setStage({ callers: 1, extension: extension.folder, timeZone })
  try {
    const answered: [string, number][] = []
    await stage.owner('setLimit', LIMIT)
    for (const [name, time] of Object.entries(MOVES)) {
      await setClock(stage, time)
      answered.push([name, await answeredNow(stage)])
    }
    return Object.fromEntries(answered) as AnsweredAtMoves
  } finally {
    await stage.close()
    await extension.remove()
  }
}

async function answeredNow({ callers }: Stage): Promise<number> {
  const endings = await Promise.all(
    callers.map((caller) =>
      caller.do('callAtOnce', {
        key: caller.key,
        calls: LIMIT + 1,
        timeout: 20_000,
      }),
    ),
  )
  return endings.flat().filter((ending) => ending === 'answered').length
}
