import { useMemo, useState } from 'preact/hooks'
import type { LanguagesAnswer } from '../../client/index.js'
import { askOwner } from '../../owner/index.js'
import { say, sayCount } from '../../words/index.js'
import { LanguageSearchField } from '../shared/language-search-field.js'
import { listLanguages, search, type ListedLanguage } from '../shared/language-search.js'

/** The languages that the person has to do with; none chosen means all. */
export function LanguagesSection({
  names,
  chosen,
  onChange,
}: {
  readonly names: LanguagesAnswer
  readonly chosen: readonly string[]
  readonly onChange: () => void
}) {
  const [typed, setTyped] = useState('')
  const all = useMemo(() => listLanguages(names), [names])
  const shown =
    typed.trim() === '' ? all.filter(({ code }) => chosen.includes(code)) : search(all, typed)
  const choose = (code: string, isChosen: boolean): void => {
    const others = chosen.filter((other) => other !== code)
    const languages = isChosen ? [...others, code] : others
    void askOwner('changeSettings', { languages }).then(onChange)
  }
  return (
    <section>
      <h2>{say('myLanguages')}</h2>
      <p class="soft">{say('myLanguagesExplained')}</p>
      <p>{chosen.length === 0 ? say('allConsidered') : sayCount('considered', chosen.length)}</p>
      <LanguageSearchField typed={typed} onTyped={setTyped} />
      {shown.length > 0 && (
        <ul class="choices" aria-label={say('knownLanguages')}>
          {shown.map((language) => (
            <Choice
              key={language.code}
              language={language}
              isChosen={chosen.includes(language.code)}
              choose={choose}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function Choice({
  language: { code, name, own },
  isChosen,
  choose,
}: {
  readonly language: ListedLanguage
  readonly isChosen: boolean
  readonly choose: (code: string, isChosen: boolean) => void
}) {
  return (
    <li>
      <label class="row">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={({ currentTarget }) => {
            choose(code, currentTarget.checked)
          }}
        />
        <span>{name}</span>
        <bdi class="soft" lang={code}>
          {own}
        </bdi>
      </label>
    </li>
  )
}
