/** Names that Unicode's aliases do not bring to what the development sets call a language. */
const OTHERWISE: Readonly<Record<string, string>> = {
  bh: 'bho',
  fil: 'tl',
  fuv: 'ff',
  nb: 'no',
  qug: 'qu',
  quy: 'qu',
  quz: 'qu',
  zgh: 'tzm',
  zlm: 'ms',
}

/**
 * What the development sets call a language that a detector calls by its own code; empty for none.
 *
 * @example
 * commonCode('cmn') // 'zh'
 */
export function commonCode(code: string): string {
  if (code === '' || code === 'und') return ''
  const [language = code] = (Intl.getCanonicalLocales(code)[0] ?? code).split('-')
  return OTHERWISE[language] ?? language
}
