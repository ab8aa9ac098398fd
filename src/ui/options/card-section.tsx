import { askOwner } from '../../owner/index.js'
import { say } from '../../words/index.js'

export function CardSection({
  profanity,
  onChange,
}: {
  readonly profanity: boolean
  readonly onChange: () => void
}) {
  return (
    <section>
      <h2>{say('profanity')}</h2>
      <label class="row">
        <input
          type="checkbox"
          checked={profanity}
          onChange={({ currentTarget }) => {
            void askOwner('changeSettings', { profanity: currentTarget.checked }).then(onChange)
          }}
        />
        <span>{say('profanityOnCard')}</span>
      </label>
      <p class="soft">{say('profanityExplained')}</p>
    </section>
  )
}
