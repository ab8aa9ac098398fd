import type { KeyDescription } from '../../owner/index.js'
import { askOwner } from '../../owner/index.js'
import { say, sayCount } from '../../words/index.js'
import { LimitChoice } from './limit-choice.js'

/** One key: who has it, what it used today, what it may use, and its end. */
export function KeyEntry({
  entry: { id, name, sender, usedToday, limit = 'unlimited' },
  onChange,
}: {
  readonly entry: KeyDescription
  readonly onChange: () => void
}) {
  return (
    <li class="entry">
      <div class="row">
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <span class="soft">{sayCount('usedToday', usedToday)}</span>
        <button
          type="button"
          class="grave"
          aria-label={say('revokeOf', name)}
          onClick={() => void askOwner('revokeKey', id).then(onChange)}
        >
          {say('revoke')}
        </button>
      </div>
      <p>
        <code>{sender ?? id}</code>
      </p>
      <LimitChoice
        key={limit}
        label={say('detectionsADay')}
        limit={limit}
        onChoose={(chosen) => void askOwner('limitKey', { id, limit: chosen }).then(onChange)}
      />
    </li>
  )
}
