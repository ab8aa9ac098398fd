import type { Corpus } from './corpora.js'

/** Fewer lines with marks than this in a hundred are foreign names. */
const LEAST_SHARE = 0.05

const MARK = /\p{M}+/gu

/** Letters that are not a plain one with a mark, and the plain one that is typed for them. */
// prettier-ignore
const PLAIN: Readonly<Record<string, string>> = {
  đ: 'd', ł: 'l', ı: 'i', ø: 'o', ɛ: 'e', ɔ: 'o', ŋ: 'n', ɖ: 'd', ƒ: 'f', ɣ: 'g', ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ß: 'ss', æ: 'ae',
}

/**
 * The running text of a language with marks above and below its letters, without them: the way people
 * type who have no key for them. Nothing where hardly a line has any.
 *
 * @example withoutMarks([{ name: 'a', kind: 'text', lines: ['Où est-ce ?'] }])[0]?.lines // ['Ou est-ce ?']
 */
export function withoutMarks(corpora: readonly Corpus[]): Corpus[] {
  return corpora
    .filter(({ kind }) => kind === 'text')
    .map((corpus) => {
      const lines = corpus.lines.flatMap((line) => {
        const plain = plainLetters(line)
        return plain === line.toLowerCase() ? [] : [plain]
      })
      return { ...corpus, lines, share: lines.length / corpus.lines.length }
    })
    .filter(({ share }) => share > LEAST_SHARE)
}

function plainLetters(line: string): string {
  const parted = line.toLowerCase().normalize('NFD').replace(MARK, '').normalize('NFC')
  return Array.from(parted, (letter) => PLAIN[letter] ?? letter).join('')
}
