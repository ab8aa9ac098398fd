import {
  certainty,
  languageName,
  percent,
  profanityLikelihood,
  say,
  timeOfDay,
} from '../../words/index.js'
import { CopyButton } from './copy-button.js'
import type { Finding, Found } from './finding.js'
import { ownName, readersName } from './language-naming.js'
import { PartsBar } from './parts-bar.js'

/** Where a dialog around the finding finds what it is called and described by. */
export const FINDING_TITLE = 'finding-title'
export const FINDING_SUMMARY = 'finding-summary'

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
  const own = ownName(best.lang, names)
  const name = readersName(best.lang, names)
  const results = [best, ...others]
  // What is a part of the text is no alternative to it.
  const alternatives = others.filter(
    ({ lang, confidence }) =>
      confidence >= LEAST_WORTH_SHOWING && parts.every((part) => part.lang !== lang),
  )
  return (
    <article class="finding" data-answer={JSON.stringify({ results, score: profanity })}>
      <h1 class="own" id={FINDING_TITLE}>
        <bdi lang={best.lang}>{own}</bdi>
      </h1>
      <div id={FINDING_SUMMARY} class="measure">
        <p class="name">
          {name !== own && <span>{name}</span>}
          <code>{best.lang}</code>
        </p>
        <p>
          <span>{certainty(best.confidence)}</span>
          <span class="number">{percent(best.confidence)}</span>
        </p>
        <div class="bar" aria-hidden="true">
          <span style={{ inlineSize: `${best.confidence * 100}%` }} />
        </div>
      </div>
      {parts.length > 0 && <PartsBar parts={parts} names={names} />}
      {alternatives.length > 0 && (
        <section aria-label={say('otherCandidates')}>
          <h2>{say('otherCandidates')}</h2>
          <ul>
            {alternatives.map(({ lang, confidence }) => (
              <li key={lang}>
                <span>{languageName(lang, names[lang]?.[0] ?? lang)}</span>
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
        <CopyButton label={say('copyCode')} text={best.lang} />
        <CopyButton label={say('copyJson')} text={JSON.stringify({ results }, undefined, 2)} />
      </footer>
    </article>
  )
}

export function ProfanityMeasure({ score }: { readonly score: number }) {
  return (
    <section class="measure" aria-label={say('profanity')}>
      <h2>{say('profanity')}</h2>
      <p>
        <span>{profanityLikelihood(score)}</span>
        <span class="number">{percent(score)}</span>
      </p>
      <div class="bar" aria-hidden="true">
        <span style={{ inlineSize: `${score * 100}%` }} />
      </div>
      <p class="fine">{say('profanityCounts')}</p>
    </section>
  )
}
