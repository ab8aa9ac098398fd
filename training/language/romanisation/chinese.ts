import { pinyin } from 'pinyin-pro'
import type { LineRomaniser } from './spellings.js'

const WORDS = new Intl.Segmenter('zh', { granularity: 'word' })

/** Chinese as pinyin without tones: with spaces between syllables, between words, or hardly any. */
export const romaniseChinese: LineRomaniser = (line, writer) => {
  const spacing = writer.spell('syllables|words|words|words|phrases')
  let made = ''
  for (const { segment } of WORDS.segment(line)) {
    if (!/\p{Script=Han}/u.test(segment)) {
      made += segment
      continue
    }
    const syllables = pinyin(segment, { toneType: 'none', type: 'array', v: true })
    const word = syllables
      .join(spacing === 'syllables' ? ' ' : '')
      .replace(/v/gu, writer.spell('v|u|yu'))
    made += spacing === 'phrases' && writer.happens(0.5) ? word : `${word} `
  }
  return made
}
