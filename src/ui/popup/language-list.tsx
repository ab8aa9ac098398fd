import { useMemo, useState } from 'preact/hooks'
import type { LanguagesAnswer } from '../../client/index.js'
import { say, sayCount } from '../../words/index.js'
import { client } from '../shared/client.js'
import { LanguageSearchField } from '../shared/language-search-field.js'
import { listLanguages, search } from '../shared/language-search.js'
import { useLoaded } from '../shared/use-loaded.js'

const load = () => client.languages()

/**
 * All languages that are known, to look one up by any of its names. The popup does not wait for them: to
 * know them, the worker has to read its model.
 */
export function LanguageList() {
  const [isOpen, setOpen] = useState(false)
  const { value: names } = useLoaded(load)
  return (
    <details
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
      }}
    >
      <summary>
        {names ? sayCount('languages', Object.keys(names).length) : say('knownLanguages')}
      </summary>
      {isOpen && names && <Searchable names={names} />}
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
