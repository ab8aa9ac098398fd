import { useRef, useState } from 'preact/hooks'
import { askOwner } from '../../owner/index.js'
import { say, type Word } from '../../words/index.js'
import { rememberTheme } from '../shared/theme.js'

/** All data at once: saved as a file, read back, erased. */
export function DataSection({ onChange }: { readonly onChange: () => void }) {
  const [said, setSaid] = useState<Word>()
  const [isSure, setSure] = useState(false)
  const file = useRef<HTMLInputElement>(null)

  const restore = async (chosen: File): Promise<void> => {
    setSaid((await askOwner('restore', await chosen.text())) ? 'restored' : 'notRestored')
    await followTheme()
    onChange()
  }
  const erase = async (): Promise<void> => {
    if (!isSure) {
      setSure(true)
      return
    }
    await askOwner('erase')
    await followTheme()
    setSure(false)
    setSaid('erased')
    onChange()
  }

  return (
    <section>
      <h2>{say('yourData')}</h2>
      <p class="soft">{say('yourDataExplained')}</p>
      <div class="row">
        <button type="button" onClick={() => void saveToFile()}>
          {say('exportData')}
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          {say('importData')}
        </button>
        {isSure && (
          // Where the first button was, so that who clicks twice erases nothing.
          <button
            type="button"
            onClick={() => {
              setSure(false)
            }}
          >
            {say('cancel')}
          </button>
        )}
        <button key="erase" type="button" class="grave" onClick={() => void erase()}>
          {say(isSure ? 'eraseSurely' : 'eraseData')}
        </button>
      </div>
      <input
        ref={file}
        type="file"
        accept="application/json"
        hidden
        aria-label={say('importData')}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0]
          if (chosen) void restore(chosen)
        }}
      />
      <p role="status">{said && say(said)}</p>
    </section>
  )
}

async function saveToFile(): Promise<void> {
  const address = URL.createObjectURL(
    new Blob([await askOwner('backUp')], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = 'glossa.json'
  link.click()
  URL.revokeObjectURL(address)
}

async function followTheme(): Promise<void> {
  rememberTheme((await askOwner('settings')).theme)
}
