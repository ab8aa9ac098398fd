import { useState } from 'preact/hooks'
import type { KeyDescription } from '../../owner/index.js'
import { askOwner } from '../../owner/index.js'
import { say } from '../../words/index.js'
import { CopyButton } from '../shared/copy-button.js'
import { KeyEntry } from './key-entry.js'

const MOST_UNITS_IN_A_NAME = 80

export function KeysSection({
  keys,
  onChange,
}: {
  readonly keys: readonly KeyDescription[]
  readonly onChange: () => void
}) {
  const [issued, setIssued] = useState<string>()
  return (
    <section>
      <h2>{say('apiKeys')}</h2>
      <p class="soft">{say('apiKeysExplained')}</p>
      <NewKey
        onCreate={async (name) => {
          const { text } = await askOwner('issueKey', { name, limit: 'unlimited' })
          setIssued(text)
          onChange()
        }}
      />
      {issued !== undefined && (
        <div class="issued" role="status">
          <p>{say('shownOnce')}</p>
          <p>
            <code>{issued}</code>
          </p>
          <CopyButton label={say('copyKey')} text={issued} />
        </div>
      )}
      {keys.length > 0 && (
        <ul class="entries">
          {keys.map((entry) => (
            <KeyEntry key={entry.id} entry={entry} onChange={onChange} />
          ))}
        </ul>
      )}
    </section>
  )
}

function NewKey({ onCreate }: { readonly onCreate: (name: string) => Promise<void> }) {
  const [name, setName] = useState('')
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '') return
        void onCreate(name).then(() => {
          setName('')
        })
      }}
    >
      <label class="grow">
        <span>{say('keyName')}</span>
        <input
          dir="auto"
          maxLength={MOST_UNITS_IN_A_NAME}
          value={name}
          onInput={({ currentTarget }) => {
            setName(currentTarget.value)
          }}
        />
      </label>
      <button type="submit" class="primary" disabled={name.trim() === ''}>
        {say('createKey')}
      </button>
    </form>
  )
}
