import { francAll } from 'franc-min'
import { data } from 'franc-min/data.js'
import { expressions } from 'franc-min/expressions.js'
import { describe, expect, it } from 'vitest'
import type { DetectionOptions } from '../../../src/engine/language/detector.js'
import { createReferenceDetector } from '../../../src/engine/language/reference-detector.js'

const detector = createReferenceDetector()

const GERMAN = 'Wir haben gestern den ganzen Nachmittag im Garten gearbeitet.'
const SPANISH = 'Mañana vamos a la playa con todos nuestros amigos de la escuela.'

const langsOf = (text: string, options?: DetectionOptions): string[] =>
  detector.detect(text, options).map(({ lang }) => lang)
const best = (text: string): string | undefined => langsOf(text)[0]
const certaintyOf = (text: string): number => detector.detect(text)[0]?.confidence ?? 0

describe('The languages of the detector of last resort', () => {
  const ofFranc = Object.entries(expressions).flatMap(([script]) =>
    script in data ? Object.keys(data[script] ?? {}) : [script],
  )

  it('are those of franc, by the codes that the platform calls them', () => {
    const spoken = ofFranc.filter((code) => code !== 'hms')
    const shorter: Record<string, string> = { fuv: 'ff', zlm: 'ms', tgl: 'tl', qug: 'qu' }
    const codes = spoken.map((code) => shorter[code] ?? Intl.getCanonicalLocales(code)[0])
    expect(detector.languages).toEqual([...new Set(codes)].sort())
  })

  it('do not have the one of franc that there is no name for', () => {
    expect(ofFranc).toContain('hms')
    expect(detector.languages).not.toContain('hms')
  })
})

describe('A text', () => {
  it.each([
    [GERMAN, 'de'],
    [SPANISH, 'es'],
    ['Αύριο θα πάμε στην παραλία με όλους τους φίλους μας.', 'el'],
    ['Завтра утром мы поедем в город, потому что там будет праздник.', 'ru'],
  ])('%s', (text, lang) => {
    expect(best(text)).toBe(lang)
  })

  it('has the languages of franc, in its order', () => {
    const codes = new Map([
      ['deu', 'de'],
      ['nld', 'nl'],
      ['eng', 'en'],
      ['fra', 'fr'],
    ])
    const ranked = francAll(GERMAN, { only: [...codes.keys()] }).map(([code]) => code)
    const found = langsOf(GERMAN, { only: [...codes.values()] })
    expect(found).toEqual(ranked.slice(0, found.length).map((code) => codes.get(code)))
    expect(found.length).toBeGreaterThan(1)
  })

  it('has five languages at most, each once, none under 0.01, from the likeliest down', () => {
    const found = detector.detect('mana')
    const confidences = found.map(({ confidence }) => confidence)
    expect(found).toHaveLength(5)
    expect(new Set(found.map(({ lang }) => lang)).size).toBe(5)
    expect(Math.min(...confidences)).toBeGreaterThanOrEqual(0.01)
    expect(confidences).toEqual([...confidences].sort((one, other) => other - one))
  })

  it('leaves out a language under 0.01', () => {
    const found = detector.detect(GERMAN, { only: ['de', 'nl', 'yo', 'vi', 'zu'] })
    expect(found.length).toBeGreaterThan(1)
    expect(Math.min(...found.map(({ confidence }) => confidence))).toBeGreaterThanOrEqual(0.01)
  })

  it('is in one of the languages, and no two', () => {
    const found = detector.detect('De la mar', { only: ['es', 'pt', 'it'] })
    const all = found.reduce((sum, { confidence }) => sum + confidence, 0)
    expect(found).toHaveLength(3)
    expect(all).toBeCloseTo(1)
  })

  it('is surer of its language the more letters it has', () => {
    const certainties = ['α', 'αβγ', 'αβγδ εζηθ', 'αβγδ '.repeat(20)].map(certaintyOf)
    expect(certainties).toEqual([...certainties].sort((one, other) => one - other))
    expect(new Set(certainties).size).toBe(4)
  })

  it('is no surer of its language for signs and digits', () => {
    expect(certaintyOf('αβγ, 12345?')).toBe(certaintyOf('αβγ'))
  })

  it('is surer of its language the farther the next one is', () => {
    const [near] = detector.detect(SPANISH, { only: ['es', 'pt'] })
    const [far] = detector.detect(SPANISH, { only: ['es', 'vi'] })
    expect(far?.confidence).toBeGreaterThan(near?.confidence ?? 1)
  })

  it('is surely in the one language of its script', () => {
    expect(detector.detect('Αύριο θα πάμε στην παραλία').map(({ lang }) => lang)).toEqual(['el'])
    expect(certaintyOf('Αύριο θα πάμε στην παραλία')).toBeGreaterThan(0.95)
  })

  it('is read at its beginning alone', () => {
    const long = `${GERMAN} `.repeat(50)
    expect(detector.detect(`${long.slice(0, 2048)} ${SPANISH}`)).toEqual(
      detector.detect(long.slice(0, 2048)),
    )
  })

  it.each(['', '  ', '12345', '… !?', 'ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ', 'https://example.com/garten'])(
    'has no language: %j',
    (text) => {
      expect(detector.detect(text)).toEqual([])
    },
  )
})

describe('An address or a name in the net', () => {
  it.each([
    'http://example.com/mañana',
    'https://example.com',
    'www.example.com/vamos',
    'nuestros.amigos@la-escuela.example',
    '@nuestros_amigos',
    '#playa',
  ])('says nothing of the language: %s', (address) => {
    expect(detector.detect(`Wir haben ${address} gestern gearbeitet`)).toEqual(
      detector.detect('Wir haben   gestern gearbeitet'),
    )
  })

  it('is no word with a full stop before it, nor a sign alone', () => {
    const text = 'Wir haben gestern. www # @ gearbeitet'
    const signs = detector.detect(text.replaceAll(/[#@]/g, ' '))
    expect(detector.detect(text)).toEqual(signs)
  })
})

describe('only', () => {
  it('leaves no other language', () => {
    expect(langsOf(GERMAN, { only: ['nl', 'sv'] }).sort()).toEqual(['nl', 'sv'])
  })

  it('passes over codes that are not known', () => {
    expect(langsOf(GERMAN, { only: ['de', 'xx'] })).toEqual(['de'])
  })

  it.each([[[]], [['xx']]])('has no answer where nothing is left: %j', (only) => {
    expect(detector.detect(GERMAN, { only })).toEqual([])
  })

  it('holds for the parts of a text', () => {
    expect(detector.segments(GERMAN, { only: ['nl'] }).map(({ lang }) => lang)).toEqual(['nl'])
  })
})

describe('The parts of a text', () => {
  it('are its sentences, each with its language and how sure that is', () => {
    const parts = detector.segments(`${GERMAN}  ${SPANISH}\n`)
    expect(parts).toEqual([
      { start: 0, end: GERMAN.length, ...detector.detect(`${GERMAN}  `)[0] },
      {
        start: GERMAN.length + 2,
        end: GERMAN.length + 2 + SPANISH.length,
        ...detector.detect(`${SPANISH}\n`)[0],
      },
    ])
  })

  it.each([
    ['Guten Morgen, liebe Freunde!', GERMAN],
    [GERMAN, 'Guten Morgen, liebe Freunde!'],
  ])('are one where the language is: %s', (one, other) => {
    const text = `${one} ${other}`
    const surest = Math.max(certaintyOf(`${one} `), certaintyOf(other))
    expect(detector.segments(text)).toEqual([
      { start: 0, end: text.length, lang: 'de', confidence: surest },
    ])
  })

  it('go on after a sentence in no language', () => {
    expect(detector.segments(`${GERMAN} 123! ${SPANISH}`).map(({ lang }) => lang)).toEqual([
      'de',
      'es',
    ])
  })

  it('are none where there is no language', () => {
    expect(detector.segments('123! 456.')).toEqual([])
  })
})
