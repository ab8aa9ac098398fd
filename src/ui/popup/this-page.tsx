import { useState } from 'preact/hooks'
import { askOwner } from '../../owner/index.js'
import { say } from '../../words/index.js'
import { client } from '../shared/client.js'
import { find, type Finding } from '../shared/finding.js'
import { FindingView } from '../shared/finding-view.js'

/** The language of the page behind the popup, for whoever asks. */
export function ThisPage({ onDetected }: { readonly onDetected: () => void }) {
  const [finding, setFinding] = useState<Finding>()
  const detect = async (): Promise<void> => {
    const text = await askOwner('pageText')
    setFinding(text === null ? { kind: 'unreadable' } : await find(client, text))
    onDetected()
  }
  return (
    <section>
      <button type="button" onClick={() => void detect()}>
        {say('menuPage')}
      </button>
      <div role="status">{finding && <FindingView finding={finding} />}</div>
    </section>
  )
}
