/**
 * Writes the names of all languages that an engine may return: `npm run names -- --data ../shared/data`.
 *
 * The names come from CLDR, by way of `Intl.DisplayNames`, where it has them; from LinguaMeta (CC BY 4.0)
 * for the rest; and from the short list below where neither has one.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

type Names = [english: string, own: string]

/**
 * Where CLDR and LinguaMeta have no own name, or CLDR names another language by the code. Each is how the
 * language's Wikipedia article, or the one about it, names it.
 */
const namedHere: Record<string, Names> = {
  chm: ['Mari', 'марий йылме'],
  got: ['Gothic', '𐌲𐌿𐍄𐌹𐍃𐌺𐌰, Gutiska'],
  grc: ['Ancient Greek', 'Ἑλληνική'],
  hnj: ['Hmong Njua', 'Hmoob Ntsuab'],
  jbo: ['Lojban', 'la .lojban.'],
  la: ['Latin', 'lingua Latina'],
  lfn: ['Lingua Franca Nova', 'elefen'],
  tl: ['Tagalog', 'Tagalog'],
  tlh: ['Klingon', 'tlhIngan Hol'],
}

const { values } = parseArgs({ options: { data: { type: 'string' } } })
if (!values.data) throw new Error('Say where the data is: --data ../shared/data')

const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const linguaMeta = new Map(
  readTable(join(values.data, 'names.tsv')).map(([code = '', english = '', own = '']) => [
    code,
    { english, own },
  ]),
)
const given = new Map<string, { name: string; scripts: string[] }>()
for (const [folder = '', code = '', name = ''] of readTable(join(values.data, 'languages.tsv'))) {
  const script = folder.split('_')[1] ?? ''
  given.set(code, { name, scripts: [...(given.get(code)?.scripts ?? []), script] })
}
// What franc-min can return beyond those.
for (const code of ['ff', 'hnj', 'mad', 'qu', 'skr', 'za']) {
  if (!given.has(code)) given.set(code, { name: '', scripts: [] })
}

const names = Object.fromEntries(
  [...given.keys()]
    .sort()
    .map((code) => [code, [englishName(code), ownName(code)] satisfies Names]),
)
const nameless = Object.entries(names).filter(([, [english, own]]) => english === '' || own === '')
if (nameless.length > 0) throw new Error(`No name for ${nameless.map(([code]) => code).join(', ')}`)

const lines = Object.entries(names).map(
  ([code, pair]) => `  ${JSON.stringify(code)}: ${JSON.stringify(pair)}`,
)
const target = join(import.meta.dirname, '../src/service/language-names.generated.json')
writeFileSync(target, `{\n${lines.join(',\n')}\n}\n`)
console.log(`${lines.length} languages named in ${target}`)

function englishName(code: string): string {
  const name = namedHere[code]?.[0] ?? english.of(code) ?? linguaMeta.get(code)?.english
  return name ?? given.get(code)?.name ?? ''
}

/** A language without a written name of its own is known by its English one. */
function ownName(code: string): string {
  const inCldr = [
    code,
    ...(given.get(code)?.scripts ?? []).map((script) => `${code}-${script}`),
  ].flatMap(cldrOwnName)
  const names = [
    namedHere[code]?.[1],
    [...new Set(inCldr)].join(', '),
    linguaMeta.get(code)?.own.trim(),
  ]
  return names.find((name) => name) ?? englishName(code)
}

function cldrOwnName(locale: string): string[] {
  const [supported] = Intl.DisplayNames.supportedLocalesOf([locale])
  if (supported === undefined) return []
  const own = new Intl.DisplayNames(supported, { type: 'language', fallback: 'none' })
  const name = own.of(new Intl.Locale(supported).language)
  return name === undefined ? [] : [name]
}

function readTable(path: string): string[][] {
  const [, ...rows] = readFileSync(path, 'utf8').trimEnd().split('\n')
  return rows.map((row) => row.split('\t'))
}
