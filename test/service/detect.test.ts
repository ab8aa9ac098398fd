import { describe, expect, it } from 'vitest'
import type { Candidate } from '../../src/engine/index.js'
import { engineOf, openService } from './open-service.js'

const TEXT = 'The kettle is on.'

async function answerTo(candidates: Candidate[]): Promise<unknown> {
  const engine = engineOf({ detect: () => candidates })
  const { post } = await openService({ engine: () => Promise.resolve(engine) })
  return (await post('/v2/detect/language', TEXT)).json()
}

async function scoreGiven(score: number): Promise<unknown> {
  const engine = engineOf({ score: () => score })
  const { post } = await openService({ engine: () => Promise.resolve(engine) })
  return (await post('/v2/detect/profanity', TEXT)).json()
}

/** How probably English the scorer is told that a text is, where the detector finds these languages. */
async function englishOf(candidates: Candidate[]): Promise<number | undefined> {
  let told: number | undefined = -1
  const engine = engineOf({
    detect: () => candidates,
    score: (_, { english } = {}) => {
      told = english
      return 0
    },
  })
  const { post } = await openService({ engine: () => Promise.resolve(engine) })
  await post('/v2/detect/profanity', TEXT)
  return told
}

describe("Of the detector's candidates", () => {
  it('the first five are answered', async () => {
    const candidates = ['de', 'en', 'fr', 'it', 'es', 'pt', 'ro'].map((lang, index) => ({
      lang,
      confidence: (9 - index) / 10,
    }))
    expect(await answerTo(candidates)).toEqual({ results: candidates.slice(0, 5) })
  })

  it('none is answered that is under 0.01', async () => {
    expect(
      await answerTo([
        { lang: 'de', confidence: 0.01 },
        { lang: 'en', confidence: 0.00999 },
      ]),
    ).toEqual({ results: [{ lang: 'de', confidence: 0.01 }] })
  })

  it('confidences are rounded to four decimals', async () => {
    expect(
      await answerTo([
        { lang: 'de', confidence: 0.123456 },
        { lang: 'en', confidence: 0.1 + 0.2 - 0.3 + 0.05 },
      ]),
    ).toEqual({
      results: [
        { lang: 'de', confidence: 0.1235 },
        { lang: 'en', confidence: 0.05 },
      ],
    })
  })

  it('only the language and its confidence go out', async () => {
    const candidate = { lang: 'de', confidence: 0.5, script: 'Latn' }
    expect(await answerTo([candidate])).toEqual({ results: [{ lang: 'de', confidence: 0.5 }] })
  })

  it('none is an answer too', async () => {
    expect(await answerTo([])).toEqual({ results: [] })
  })
})

describe("The scorer's answer", () => {
  it('is rounded to four decimals', async () => {
    expect(await scoreGiven(0.98765432)).toEqual({ score: 0.9877 })
  })

  it.each([0, 1])('%d stays what it is', async (score) => {
    expect(await scoreGiven(score)).toEqual({ score })
  })
})

describe('The scorer is told', () => {
  it('how probably the text is English', async () => {
    expect(
      await englishOf([
        { lang: 'de', confidence: 0.8 },
        { lang: 'en', confidence: 0.3 },
      ]),
    ).toBe(0.3)
  })

  it('that it is not where other languages were found alone', async () => {
    expect(await englishOf([{ lang: 'de', confidence: 0.8 }])).toBe(0)
  })

  it('nothing where no language was found', async () => {
    expect(await englishOf([])).toBeUndefined()
  })
})

describe('Languages that the door names for a caller', () => {
  const CALLER = { options: { only: ['de'] } }
  const engine = engineOf({
    detect: (_, { only = ['de', 'en'] } = {}) => only.map((lang) => ({ lang, confidence: 0.5 })),
    score: (_, { english = 0 } = {}) => english,
  })
  const open = () => openService({ engine: () => Promise.resolve(engine), caller: CALLER })

  it('are the only ones that are considered', async () => {
    const { post } = await open()
    expect(await (await post('/v2/detect/language', TEXT)).json()).toEqual({
      results: [{ lang: 'de', confidence: 0.5 }],
    })
  })

  it('do not keep a text from being judged as English', async () => {
    const { post } = await open()
    expect(await (await post('/v2/detect/profanity', TEXT)).json()).toEqual({ score: 0.5 })
  })
})
