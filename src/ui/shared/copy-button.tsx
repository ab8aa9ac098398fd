import { useState } from 'preact/hooks'
import { say } from '../../words/index.js'
import { copyText } from './copy-text.js'

/** Copies a text, and says so in the place of its label. */
export function CopyButton({ label, text }: { readonly label: string; readonly text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  return (
    <button
      type="button"
      onClick={() => {
        void copyText(text).then((copied) => {
          setOutcome(copied ? 'copied' : 'failed')
        })
      }}
    >
      <span role="status">
        {outcome === undefined ? label : say(outcome === 'copied' ? 'copied' : 'notCopied')}
      </span>
    </button>
  )
}
