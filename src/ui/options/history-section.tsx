import type { Overview } from '../../owner/index.js'
import { day, number, say } from '../../words/index.js'

const DAYS = 30
const MILLISECONDS_A_DAY = 86_400_000
const HEIGHT = 96
const STEP = 20
const WIDTH = 14

interface Bar {
  readonly date: string
  readonly count: number
}

/** The last 30 days, drawn for the eye, and as a table for whoever cannot see the drawing. */
export function HistorySection({
  overview: { history, resetsAt },
}: {
  readonly overview: Overview
}) {
  const bars = lastDays(history, resetsAt)
  return (
    <section>
      <h2>{say('lastDays', DAYS)}</h2>
      {bars.some(({ count }) => count > 0) ? <Drawn bars={bars} /> : <p>{say('nothingYet')}</p>}
    </section>
  )
}

function Drawn({ bars }: { readonly bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ count }) => count))
  return (
    <>
      <p class="history-most soft" aria-hidden="true">
        {number(most)}
      </p>
      <svg
        class="history"
        viewBox={`0 0 ${DAYS * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ date, count }, index) => {
          const height = count === 0 ? 1 : Math.max(3, (count / most) * HEIGHT)
          return (
            <rect
              key={date}
              class={count === 0 ? 'none' : ''}
              x={index * STEP}
              y={HEIGHT - height}
              width={WIDTH}
              height={height}
            >
              <title>{`${day(date)}: ${number(count)}`}</title>
            </rect>
          )
        })}
      </svg>
      <p class="history-ends soft">
        <span>{day(bars[0]?.date ?? '')}</span>
        <span>{say('today')}</span>
      </p>
      <details>
        <summary>{say('asTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('dayColumn')}</th>
              <th scope="col">{say('detectionsColumn')}</th>
            </tr>
          </thead>
          <tbody>
            {bars
              .filter(({ count }) => count > 0)
              .reverse()
              .map(({ date, count }) => (
                <tr key={date}>
                  <td>{day(date)}</td>
                  <td>{number(count)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

/** The counter's day ends at `resetsAt`, so that is the day that today is. */
function lastDays(history: Overview['history'], resetsAt: number): Bar[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const date = new Date(resetsAt - (DAYS - index) * MILLISECONDS_A_DAY).toISOString().slice(0, 10)
    return { date, count: history[date] ?? 0 }
  })
}
