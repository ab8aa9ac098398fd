import type { Status } from '../../client/index.js'
import type { Overview } from '../../owner/index.js'
import { number, say, sayCount, timeOfDay } from '../../words/index.js'
import { OptionsLink } from './options-link.js'
import { QuotaRing, RingToCome } from './quota-ring.js'

/** With less than this share left, the end of today's detections is near. */
const FEW = 0.2

/** What is left of today's detections, and who used the rest. */
export function Quota({
  status,
  overview,
}: {
  readonly status: Status
  readonly overview: Overview
}) {
  return (
    <section class="quota" aria-label={say('todaysDetections')}>
      <QuotaRing status={status} isNearEnd={isNearEnd(status)} />
      <div>
        <h1>{headline(status)}</h1>
        <p class="soft">{explanation(status, overview.resetsAt)}</p>
        {overview.isDamaged && <p role="alert">{say('damageLine')}</p>}
        {isNearEnd(status) && <OptionsLink label={say('changeLimit')} />}
      </div>
      <UsedBy overview={overview} />
    </section>
  )
}

/** Keeps the place of the quota until it is known, so that the popup opens in its size. */
export function QuotaToCome() {
  return (
    <section class="quota" aria-busy="true" aria-label={say('todaysDetections')}>
      <RingToCome />
    </section>
  )
}

function isNearEnd({ daily_limit: limit, remaining_today: left }: Status): boolean {
  return limit >= 0 && left <= limit * FEW
}

function headline(status: Status): string {
  const { daily_limit: limit, remaining_today: left } = status
  if (limit < 0) return say('unlimited')
  if (left === 0) return say('spentTitle')
  return say(isNearEnd(status) ? 'fewLeft' : 'remainingOf', left, limit)
}

function explanation({ daily_limit: limit, detections_today: used }: Status, resetsAt: number) {
  if (limit < 0) return sayCount('usedToday', used)
  return say('moreFrom', timeOfDay(resetsAt))
}

function UsedBy({ overview: { used, keys, extensions } }: { readonly overview: Overview }) {
  const others = [...extensions, ...keys].filter(({ usedToday }) => usedToday > 0)
  if (others.length === 0) return null
  const own = used - others.reduce((sum, { usedToday }) => sum + usedToday, 0)
  return (
    <dl class="used-by">
      {own > 0 && <Use name={say('you')} count={own} />}
      {others.map(({ id, name, usedToday }) => (
        <Use key={id} name={name} count={usedToday} />
      ))}
    </dl>
  )
}

function Use({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <div>
      <dt>
        <bdi>{name}</bdi>
      </dt>
      <dd>{number(count)}</dd>
    </div>
  )
}
