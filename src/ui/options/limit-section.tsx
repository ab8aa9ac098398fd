import { askOwner, type Overview } from '../../owner/index.js'
import { say, sayCount, timeOfDay } from '../../words/index.js'
import { LimitChoice } from './limit-choice.js'

export function LimitSection({
  overview: { used, limit, resetsAt },
  onChange,
}: {
  readonly overview: Overview
  readonly onChange: () => void
}) {
  return (
    <section>
      <h2>{say('dailyLimit')}</h2>
      <p class="soft">{say('dailyLimitExplained', timeOfDay(resetsAt))}</p>
      <LimitChoice
        key={limit}
        label={say('detectionsADay')}
        limit={limit}
        onChoose={(chosen) => void askOwner('setLimit', chosen).then(onChange)}
      />
      <p>{sayCount('usedToday', used)}</p>
    </section>
  )
}
