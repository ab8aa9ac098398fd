import { Fragment } from 'preact'
import type { LanguageResult } from '../../client/index.js'
import { certainty, list, percent, profanityLikelihood, say, timeOfDay } from '../../words/index.js'
import { CopyButton } from './copy-button.js'
import type { Finding, Found } from './finding.js'
import { ownName, readersName } from './language-naming.js'
import { PartsBar } from './parts-bar.js'

/** Where a dialog around the finding finds what it is called and described by. */
export const FINDING_TITLE = 'finding-title'
export const FINDING_SUMMARY = 'finding-summary'

/** Their own names are in no language together, so that no word stands between them; no line begins with the dot. */
const BETWEEN_NAMES = '\u00a0· '

/** What is less likely than this is noise to a reader; programs are told it. */
const LEAST_WORTH_SHOWING = 0.02

/** What came of the wish to know a text's language, for the eye and for the ear. */
export function FindingView({ finding }: { readonly finding: Finding }) {
  if (finding.kind === 'found') return <FoundView {...finding} />
  const { title, line } = wordsFor(finding)
  return (
    <article class="finding" data-answer={JSON.stringify({ [finding.kind]: true, results: [] })}>
      <h1 class="message" id={FINDING_TITLE}>
        {title}
      </h1>
      <p class="soft" id={FINDING_SUMMARY}>
        {line}
      </p>
    </article>
  )
}

function wordsFor(finding: Exclude<Finding, Found>): { title: string; line: string } {
  switch (finding.kind) {
    case 'empty':
      return { title: say('emptyTitle'), line: say('emptyLine') }
    case 'noLanguage':
      return { title: say('noLanguageTitle'), line: say('noLanguageLine') }
    case 'unreadable':
      return { title: say('unreadableTitle'), line: say('unreadableLine') }
    case 'spent':
      return { title: say('spentTitle'), line: say('moreFrom', timeOfDay(finding.resetsAt)) }
    case 'trouble':
      return { title: say('troubleTitle'), line: finding.message ?? say('troubleLine') }
  }
}

function FoundView(found: Found) {
  const { best, others, names, parts, profanity, remaining } = found
  const results = [best, ...others]
  const isPart = ({ lang }: LanguageResult): boolean => parts.some((part) => part.lang === lang)
  const languages = parts.length > 0 ? results.filter(isPart) : [best]
  const codes = languages.map(({ lang }) => lang)
  const own = codes.map((code) => ownName(code, names))
  const read = codes.map((code) => readersName(code, names))
  // What is a part of the text is no alternative to it.
  const alternatives = others.filter(
    (other) => other.confidence >= LEAST_WORTH_SHOWING && !isPart(other),
  )
  return (
    <article class="finding" data-answer={JSON.stringify({ results, score: profanity })}>
      <h1 class={codes.length > 1 ? 'own several' : 'own'} id={FINDING_TITLE}>
        <OwnNames codes={codes} names={own} />
      </h1>
      <div id={FINDING_SUMMARY} class="summary">
        <p class="name">
          {list(read) !== list(own) && <span>{list(read)}</span>}
          {codes.map((code) => (
            <code key={code}>{code}</code>
          ))}
        </p>
        {languages.map(({ lang, confidence }, index) => (
          <Measure
            key={lang}
            of={languages.length > 1 ? read[index] : undefined}
            words={certainty(confidence)}
            share={confidence}
          />
        ))}
      </div>
      {parts.length > 0 && <PartsBar parts={parts} names={names} />}
      {alternatives.length > 0 && (
        <section aria-label={say('otherCandidates')}>
          <h2>{say('otherCandidates')}</h2>
          <ul>
            {alternatives.map(({ lang, confidence }) => (
              <li key={lang}>
                <span>{readersName(lang, names)}</span>
                <code>{lang}</code>
                <span class="number soft">{percent(confidence)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {profanity !== undefined && <ProfanityMeasure score={profanity} />}
      <footer>
        {remaining && <p class="fine">{say('remainingOf', remaining.left, remaining.limit)}</p>}
        <CopyButton label={say('copyCode')} text={codes.join(', ')} />
        <CopyButton label={say('copyJson')} text={JSON.stringify({ results }, undefined, 2)} />
      </footer>
    </article>
  )
}

/** What speakers of the languages call them, each to be read and written as its own. */
function OwnNames({
  codes,
  names,
}: {
  readonly codes: readonly string[]
  readonly names: readonly string[]
}) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && BETWEEN_NAMES}
      <bdi lang={codes[index]}>{name}</bdi>
    </Fragment>
  ))
}

/** A probability in words, as a number and as a bar; `of` what, where there are several. */
function Measure({
  of,
  words,
  share,
}: {
  readonly of?: string | undefined
  readonly words: string
  readonly share: number
}) {
  return (
    <div class="measure">
      <p>
        {of !== undefined && <span>{of}</span>}
        <span class={of === undefined ? '' : 'soft'}>{words}</span>
        <span class="number">{percent(share)}</span>
      </p>
      <div class="bar" aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </div>
    </div>
  )
}

export function ProfanityMeasure({ score }: { readonly score: number }) {
  return (
    <section class="profanity" aria-label={say('profanity')}>
      <h2>{say('profanity')}</h2>
      <Measure words={profanityLikelihood(score)} share={score} />
      <p class="fine">{say('profanityCounts')}</p>
    </section>
  )
}
