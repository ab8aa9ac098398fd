import { describe, expect, it } from 'vitest'
import { run, start } from './run.js'

const GERMAN = 'Am Sonntag fahren wir mit dem Zug ans Meer, wenn das Wetter schön bleibt.'
const GREEK = 'Το βράδυ περπατήσαμε δίπλα στο ποτάμι και κοιτάζαμε τα φώτα.'
const ENGLISH = 'The library stays open until nine, so there is plenty of time to finish the book.'

interface Line {
  readonly results: readonly { readonly lang: string }[]
}

/** Each line's first language; every line is JSON. */
function firstLanguages(out: string): (string | undefined)[] {
  const lines = out.split('\n').slice(0, -1)
  return lines.map((line) => (JSON.parse(line) as Line).results[0]?.lang)
}

describe('glossa detect TEXT ...', () => {
  it('prints a line of JSON for each text, in their order', async () => {
    const { code, out, err } = await run(['detect', GREEK, GERMAN])
    expect(firstLanguages(out)).toEqual(['el', 'de'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })

  it('takes what follows -- as text', async () => {
    const { code, out } = await run(['detect', '--', '--help', '-x'])
    expect(firstLanguages(out)).toHaveLength(2)
    expect(code).toBe(0)
  })

  it('prints empty results for an empty text', async () => {
    const { out } = await run(['detect', '', GREEK, ' '])
    expect(firstLanguages(out)).toEqual([undefined, 'el', undefined])
  })

  it('takes more texts than the service takes in one call', async () => {
    const { out } = await run(['detect', ...Array<string>(1000).fill('123'), GREEK])
    expect(firstLanguages(out)).toHaveLength(1001)
    expect(firstLanguages(out)[1000]).toBe('el')
  })
})

describe('glossa detect < FILE', () => {
  it('prints a line for each line, in their order', async () => {
    const { code, out, err } = await run(['detect'], `${GERMAN}\n${GREEK}\n${ENGLISH}\n`)
    expect(firstLanguages(out)).toEqual(['de', 'el', 'en'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })

  it('prints a line for a last line that has no end', async () => {
    const { out } = await run(['detect'], `${GERMAN}\n${GREEK}`)
    expect(firstLanguages(out)).toEqual(['de', 'el'])
  })

  it('prints empty results for an empty line', async () => {
    const { out } = await run(['detect'], `\n${GERMAN}\n\n \n${GREEK}\n\n`)
    expect(firstLanguages(out)).toEqual([undefined, 'de', undefined, undefined, 'el', undefined])
  })

  it('prints nothing for nothing', async () => {
    expect(await run(['detect'], '')).toEqual({ code: 0, out: '', err: '' })
  })

  it('prints 10,000 lines for 10,000 lines, in their order', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => (index % 7 === 3 ? GREEK : '123'))
    const { out } = await run(['detect'], lines.join('\n'))
    expect(firstLanguages(out)).toEqual(lines.map((line) => (line === GREEK ? 'el' : undefined)))
  })

  it('answers each line that is typed before the next one is', async () => {
    const { process, wrote, ended } = start(['detect'])
    process.stdin.write(`${GREEK}\n`)
    expect(firstLanguages(await wrote(/\n/))).toEqual(['el'])
    process.stdin.end(`${GERMAN}\n`)
    expect(firstLanguages((await ended).out)).toEqual(['el', 'de'])
  })

  it('refuses a line that is too long, in one line', async () => {
    const { code, out, err } = await run(['detect'], 'a'.repeat(100_001))
    expect(err).toMatch(/^glossa: [^\n]*100000[^\n]*\n$/)
    expect({ code, out }).toEqual({ code: 2, out: '' })
  })
})

describe('glossa detect | head -1', () => {
  it('ends well when nobody reads any more', async () => {
    const { process, ended } = start(['detect'])
    process.stdout.once('data', () => process.stdout.destroy())
    process.stdin.end(`${GERMAN}\n`.repeat(20_000))
    expect(await ended).toMatchObject({ code: 0, err: '' })
  })
})

describe('glossa profanity', () => {
  it('prints a score for each text, in their order', async () => {
    const { code, out } = await run(['profanity', ENGLISH, 'What the fuck is this shit'])
    const scores = out
      .split('\n')
      .slice(0, -1)
      .map((line) => (JSON.parse(line) as { score: number }).score)
    expect(scores).toHaveLength(2)
    expect(scores[0]).toBeLessThan(0.5)
    expect(scores[1]).toBeGreaterThan(0.5)
    expect(code).toBe(0)
  })

  it('prints a score of 0 for an empty line', async () => {
    expect((await run(['profanity'], '\n')).out).toBe('{"score":0}\n')
  })
})
