import type { KeyDescription } from '../../owner/index.js'
import { say } from '../../words/index.js'
import { KeyEntry } from './key-entry.js'

export function ExtensionsSection({
  extensions,
  onChange,
}: {
  readonly extensions: readonly KeyDescription[]
  readonly onChange: () => void
}) {
  return (
    <section>
      <h2>{say('connectedExtensions')}</h2>
      <p class="soft">{say('connectedExtensionsExplained')}</p>
      {extensions.length === 0 ? (
        <p>{say('noneConnected')}</p>
      ) : (
        <ul class="entries">
          {extensions.map((entry) => (
            <KeyEntry key={entry.id} entry={entry} onChange={onChange} />
          ))}
        </ul>
      )}
    </section>
  )
}
