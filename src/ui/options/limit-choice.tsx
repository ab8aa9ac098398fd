import { useId, useState } from 'preact/hooks'
import type { Limit } from '../../owner/index.js'
import { say } from '../../words/index.js'

/** A whole number of detections a day, or no limit, chosen and then confirmed. */
export function LimitChoice({
  label,
  limit,
  onChoose,
}: {
  readonly label: string
  readonly limit: Limit
  readonly onChoose: (limit: Limit) => void
}) {
  const name = useId()
  const [isLimited, setLimited] = useState(limit !== 'unlimited')
  const [typed, setTyped] = useState(limit === 'unlimited' ? '100' : String(limit))
  const chosen = isLimited ? limitOf(typed) : 'unlimited'
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen !== undefined) onChoose(chosen)
      }}
    >
      <fieldset class="row">
        <legend>{label}</legend>
        <span class="row">
          <label class="row">
            <input
              type="radio"
              name={name}
              checked={isLimited}
              onChange={() => {
                setLimited(true)
              }}
            />
            <span>{say('limitedTo')}</span>
          </label>
          <input
            type="number"
            class="amount"
            aria-label={label}
            min="0"
            step="1"
            value={typed}
            disabled={!isLimited}
            onInput={({ currentTarget }) => {
              setTyped(currentTarget.value)
            }}
          />
        </span>
        <label class="row">
          <input
            type="radio"
            name={name}
            checked={!isLimited}
            onChange={() => {
              setLimited(false)
            }}
          />
          <span>{say('unlimited')}</span>
        </label>
        <button type="submit" disabled={chosen === undefined || chosen === limit}>
          {say('save')}
        </button>
      </fieldset>
    </form>
  )
}

function limitOf(typed: string): number | undefined {
  const limit = typed.trim() === '' ? NaN : Number(typed)
  return Number.isSafeInteger(limit) && limit >= 0 ? limit : undefined
}
