import { useState } from 'preact/hooks'
import { say } from '../../words/index.js'
import { client } from '../shared/client.js'
import { explain, find, type Finding } from '../shared/finding.js'
import { FindingView, ProfanityMeasure } from '../shared/finding-view.js'

type Outcome = { readonly finding: Finding } | { readonly score: number }

/** A box to try any text in. */
export function TryBox({ onDetected }: { readonly onDetected: () => void }) {
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<Outcome>()

  const detect = async (): Promise<void> => {
    setOutcome({ finding: await find(client, text) })
    onDetected()
  }
  const judge = async (): Promise<void> => {
    setOutcome(await scoreOf(text))
    onDetected()
  }

  return (
    <section class="try" aria-label={say('tryIt')}>
      <label>
        <span class="unseen">{say('tryIt')}</span>
        <textarea
          rows={2}
          // Without a text it is the placeholder's, which is written as the page is.
          dir={text === '' ? undefined : 'auto'}
          // Else the browser keeps what was typed, to restore it with the page.
          autocomplete="off"
          placeholder={say('tryPlaceholder')}
          value={text}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            void detect()
          }}
        />
      </label>
      <div class="row">
        <button type="button" class="primary" onClick={() => void detect()}>
          {say('detectLanguage')}
        </button>
        <button type="button" onClick={() => void judge()}>
          {say('profanity')}
        </button>
      </div>
      <div role="status">
        {outcome &&
          ('score' in outcome ? (
            <div class="finding" data-answer={JSON.stringify(outcome)}>
              <ProfanityMeasure score={outcome.score} />
            </div>
          ) : (
            <FindingView finding={outcome.finding} />
          ))}
      </div>
    </section>
  )
}

async function scoreOf(text: string): Promise<Outcome> {
  if (text.trim() === '') return { finding: { kind: 'empty' } }
  try {
    return { score: await client.profanity(text) }
  } catch (error) {
    return { finding: explain(error) }
  }
}
