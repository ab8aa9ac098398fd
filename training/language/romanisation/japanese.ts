import { join } from 'node:path'
import kuromoji, { type IpadicFeatures } from 'kuromoji'
import type { LineRomaniser, Spellings } from './spellings.js'
import type { Writer } from './writer.js'

const KANA: Spellings = {
  ...row('a i u e o', 'アイウエオ'),
  ...row('ka ki ku ke ko', 'カキクケコ'),
  ...row('sa shi|shi|shi|si su se so', 'サシスセソ'),
  ...row('ta chi|chi|chi|ti tsu|tsu|tsu|tu te to', 'タチツテト'),
  ...row('na ni nu ne no', 'ナニヌネノ'),
  ...row('ha hi fu|fu|fu|hu he ho', 'ハヒフヘホ'),
  ...row('ma mi mu me mo', 'マミムメモ'),
  ...row('ya yu yo wa wo|o n', 'ヤユヨワヲン'),
  ...row('ra ri ru re ro', 'ラリルレロ'),
  ...row('ga gi gu ge go', 'ガギグゲゴ'),
  ...row('za ji|ji|ji|zi zu ze zo', 'ザジズゼゾ'),
  ...row('da ji zu|du de do', 'ダヂヅデド'),
  ...row('ba bi bu be bo', 'バビブベボ'),
  ...row('pa pi pu pe po', 'パピプペポ'),
  ...row('a i u e o vu', 'ァィゥェォヴ'),
}
const SMALL: Spellings = {
  ャ: 'ya',
  ュ: 'yu',
  ョ: 'yo',
  ァ: 'a',
  ィ: 'i',
  ゥ: 'u',
  ェ: 'e',
  ォ: 'o',
}

/** Words that endings are written onto, and kinds of endings; the dictionary's own names. */
const INFLECTED: ReadonlySet<string> = new Set(['動詞', '形容詞', '助動詞'])
const AUXILIARY = '助動詞'
const ENDINGS: ReadonlySet<string> = new Set(['接続助詞', '接尾', '非自立'])

/** Romanises Japanese; the readings of its characters are looked up in a dictionary, which takes a second to load. */
export async function japaneseRomaniser(): Promise<LineRomaniser> {
  const dictionary = join('node_modules', 'kuromoji', 'dict')
  const tokenizer = await new Promise<kuromoji.Tokenizer<IpadicFeatures>>((resolve, reject) => {
    kuromoji.builder({ dicPath: dictionary }).build((error: Error | null, built) => {
      if (error) reject(error)
      else resolve(built)
    })
  })
  return (line, writer) => {
    const words: string[] = []
    let isInflected = false
    for (const token of tokenizer.tokenize(line)) {
      const isEnding = ENDINGS.has(token.pos_detail_1) || (token.pos === AUXILIARY && isInflected)
      isInflected = INFLECTED.has(token.pos)
      const kana = kanaOf(token, writer)
      if (isEnding && !writer.has('parts endings', 0.15)) words.push((words.pop() ?? '') + kana)
      else words.push(kana)
    }
    return words.map((kana) => latin(kana, writer)).join(' ')
  }
}

/** How a token is said. Three particles are written otherwise than they sound, and some type what is written. */
function kanaOf(token: IpadicFeatures, writer: Writer): string {
  const isParticle = token.pos === '助詞'
  const spoken = isParticle ? token.pronunciation : token.reading
  if (isParticle && token.surface_form === 'を') return writer.spell('ヲ|オ')
  return spoken ?? katakana(token.surface_form)
}

function katakana(text: string): string {
  return text.replace(/[ぁ-ゖ]/gu, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60),
  )
}

function latin(kana: string, writer: Writer): string {
  const style = writer.spell('ou|ou|o|oo|oh')
  return kana
    .replace(/(.)([ャュョァィゥェォ])/gu, (_, base: string, small: string) =>
      together(base, SMALL[small] ?? '', writer),
    )
    .replace(/[ァ-ヴ]/gu, (letter) =>
      letter === 'ッ' ? letter : writer.spell(KANA[letter] ?? letter),
    )
    .replace(/ッ(?=ch)/gu, writer.spell('t|c'))
    .replace(/ッ([a-z])/gu, '$1$1')
    .replace(/ッ/gu, '')
    .replace(/([aeiou])ー/gu, writer.has('long vowels', 0.3) ? '$1$1' : '$1')
    .replace(/ー/gu, '')
    .replace(/o[uo](?![aeiou])/gu, style)
    .replace(/n(?=[bmp])/gu, writer.spell('n|n|m'))
}

/** A letter and the small one after it are one syllable: ki and ya are kya, shi and ya are sha. */
function together(base: string, small: string, writer: Writer): string {
  const syllable = writer.spell(KANA[base] ?? base)
  const start = syllable.slice(0, -1)
  if (!small.startsWith('y')) return start + small
  return /(?:sh|ch|j)$/u.test(start) ? start + small.slice(1) : start + small
}

function row(latinSyllables: string, kana: string): Spellings {
  const syllables = latinSyllables.split(' ')
  return Object.fromEntries(Array.from(kana, (letter, at) => [letter, syllables[at] ?? '']))
}
