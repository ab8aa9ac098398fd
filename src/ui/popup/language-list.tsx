import { useMemo, useState } from 'preact/hooks'
import type { LanguagesAnswer } from '../../client/index.js'
import { say, sayCount } from '../../words/index.js'
import { LanguageSearchField } from '../shared/language-search-field.js'
import { listLanguages, search } from '../shared/language-search.js'

/** All languages that are known, to look one up by any of its names. */
export function LanguageList({ names }: { readonly names: LanguagesAnswer }) {
  const [isOpen, setOpen] = useState(false)
  const count = Object.keys(names).length
  return (
    <details
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
      }}
    >
      <summary>{sayCount('languages', count)}</summary>
      {isOpen && <Searchable names={names} />}
    </details>
  )
}

function Searchable({ names }: { readonly names: LanguagesAnswer }) {
  const [typed, setTyped] = useState('')
  const all = useMemo(() => listLanguages(names), [names])
  const found = search(all, typed)
  return (
    <>
      <LanguageSearchField typed={typed} onTyped={setTyped} />
      <p role="status" class="unseen">
        {sayCount('languages', found.length)}
      </p>
      {found.length === 0 ? (
        <p class="soft">{say('noLanguageFound')}</p>
      ) : (
        <ul class="languages" tabIndex={0} aria-label={say('knownLanguages')}>
          {found.map(({ code, name, own }) => (
            <li key={code}>
              <span>{name}</span>
              <bdi class="soft" lang={code}>
                {own}
              </bdi>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
