import type { ComponentChildren } from 'preact'
import type { Status } from '../../client/index.js'
import { number } from '../../words/index.js'

const RADIUS = 34
const AROUND = 2 * Math.PI * RADIUS

/** What is left of the day as what is left of a ring. The words beside it say the same. */
export function QuotaRing({
  status,
  isNearEnd,
}: {
  readonly status: Status
  readonly isNearEnd: boolean
}) {
  const { daily_limit: limit, remaining_today: left } = status
  const share = limit < 0 ? 1 : limit === 0 ? 0 : left / limit
  const label = limit < 0 ? '∞' : number(left)
  return (
    <Ring class={isNearEnd ? 'ring near-end' : 'ring'}>
      {share > 0 && (
        <circle
          class="left"
          cx="40"
          cy="40"
          r={RADIUS}
          transform="rotate(-90 40 40)"
          stroke-dasharray={`${share * AROUND} ${AROUND}`}
        />
      )}
      <text x="40" y="41" class={label.length > 4 ? 'long' : ''}>
        {label}
      </text>
    </Ring>
  )
}

/** The ring before it is known what is left. */
export function RingToCome() {
  return <Ring class="ring" />
}

function Ring({
  children,
  ...rest
}: {
  readonly class: string
  readonly children?: ComponentChildren
}) {
  return (
    <svg viewBox="0 0 80 80" aria-hidden="true" {...rest}>
      <circle class="whole" cx="40" cy="40" r={RADIUS} />
      {children}
    </svg>
  )
}
