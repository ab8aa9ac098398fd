import type { LanguagesAnswer } from '../../client/index.js'
import type { Part } from '../../owner/index.js'
import { percent, say } from '../../words/index.js'
import { readersName } from './language-naming.js'

const TONES = 4

/** A text in several languages, drawn to scale from its beginning to its end. */
export function PartsBar({
  parts,
  names,
}: {
  readonly parts: readonly Part[]
  readonly names: LanguagesAnswer
}) {
  const languages = [...new Set(parts.map(({ lang }) => lang))]
  const whole = lengthOf(parts)
  const shares = languages.map((lang) => ({
    lang,
    share: lengthOf(parts.filter((part) => part.lang === lang)) / whole,
  }))
  const tone = (lang: string): string => `tone-${languages.indexOf(lang) % TONES}`
  return (
    <section class="parts" aria-label={say('partsOfText')}>
      <h2>{say('partsOfText')}</h2>
      <div class="bar" aria-hidden="true">
        {parts.map(({ lang, start, end }) => (
          <span key={start} class={tone(lang)} style={{ flexGrow: end - start, flexBasis: 0 }} />
        ))}
      </div>
      <ul>
        {shares.map(({ lang, share }) => (
          <li key={lang}>
            <span class={`swatch ${tone(lang)}`} aria-hidden="true" />
            <span>{readersName(lang, names)}</span>
            <span class="number soft">{percent(share)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function lengthOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { start, end }) => sum + end - start, 0)
}
