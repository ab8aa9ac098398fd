import { describe, expect, it } from 'vitest'
import type { Corpus } from '../../training/language/corpora.js'
import { ROMANISED, inLatinLetters } from '../../training/language/romanisation.js'

/** How often a line is asked for: enough that every usual spelling comes up. */
const TIMES = 300

function corpus(lines: readonly string[]): Corpus {
  return { name: 'test', kind: 'text', lines }
}

/** All ways that a line is written in; the folder tells the Arabics apart. */
async function written(
  code: string,
  line: string,
  seen: readonly Corpus[] = [],
  folder = '',
): Promise<string[]> {
  const language = ROMANISED.find(
    (one) => one.code === code && (folder === '' || one.from.includes(folder)),
  )
  if (!language) throw new Error(`${code} is not romanised.`)
  const lines = Array.from({ length: TIMES }, () => line)
  const [made] = inLatinLetters([corpus(lines)], await language.romaniser(seen))
  return [...new Set(made?.lines.map((one) => one.trim()))]
}

describe('Text in Latin letters, as people type it', () => {
  it.each([
    ['ru', 'что ты делаешь', 'chto ty delaesh'],
    ['uk', 'як твої справи', 'yak tvoi spravy'],
    ['bg', 'къде си', 'kade si'],
    ['el', 'καλημέρα', 'kalimera'],
    ['ar', 'شكرا حبيبي', 'shukran habibi'],
    ['fa', 'خیلی ممنون', 'kheili mamnoon'],
    ['ur', 'بہت شکریہ', 'bohat shukriya'],
    ['he', 'מה נשמע', 'ma nishma'],
    ['hi', 'क्या कर रहे हो', 'kya kar rahe ho'],
    ['bn', 'আমি ভালো আছি', 'ami bhalo achi'],
    ['ja', '東京に行きます', 'tokyo ni ikimasu'],
    ['zh', '我喜欢中国', 'wo xihuan zhongguo'],
  ])('is what somebody would write in %s', async (code, line, expected) => {
    expect(await written(code, line)).toContain(expected)
  })

  it('is written in several ways', async () => {
    expect((await written('el', 'θέλω ψωμί')).length).toBeGreaterThan(3)
  })

  it('is the same every time', async () => {
    expect(await written('hi', 'नमस्ते दुनिया')).toEqual(await written('hi', 'नमस्ते दुनिया'))
  })

  it('has the vowels of Arabic words that were seen with them', async () => {
    expect(await written('ar', 'سفينة', [corpus(['سَفِينَةٌ'])])).toContain('safina')
  })

  it('has the spelling of French in the Maghreb', async () => {
    const ways = await written('ar', 'شكرا بزاف', [], 'ary_Arab')
    expect(ways).toContain('chokran bzaf')
    expect(ways).toContain('sahit bezzaf')
  })

  it('has French among the Arabic of the Maghreb, where there are three words or more', async () => {
    const french = / (?:le|la|les) \p{L}+/u
    expect(await written('ar', 'واش عندي مشكلة', [], 'ary_Arab')).toContainEqual(
      expect.stringMatching(french),
    )
    expect((await written('ar', 'عندي مشكلة', [], 'ary_Arab')).join('\n')).not.toMatch(french)
  })

  it('doubles the consonants of Japanese across the parts of a word', async () => {
    expect(await written('ja', '待って')).toContain('matte')
  })

  it('has no letters of Devanagari left', async () => {
    expect((await written('hi', 'ज़िंदगी क्षमा ज्ञान')).join('')).not.toMatch(/\p{Script=Devanagari}/u)
  })
})
