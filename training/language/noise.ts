import type { WeighedCorpus } from './class-file.js'

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const VOWELS = 'aeiouy'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const HEXADECIMAL = 'abcdef'
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** What programs are made of, beside words of English. */
const CODE =
  'function const let var return null undefined typeof async await struct enum int char bool void printf println def elif lambda foreach endif impl fn mut usize println std vec args argv kwargs init str len tmp src dst img div span href onclick px rgba utf json http localhost stdin stdout strcmp malloc sizeof ptr'

const LINES = 6000

/**
 * Letters that are in no language: what hands do on a keyboard, parts of keys and checksums, code. The
 * lines are made by rule, and are the same every time.
 */
export function noise(): WeighedCorpus[] {
  const random = generator()
  const pick = (from: string): string => from[Math.floor(random() * from.length)] ?? ''
  const string = (from: string, shortest: number, longest: number): string =>
    Array.from({ length: shortest + Math.floor(random() * (longest - shortest)) }, () =>
      pick(from),
    ).join('')
  const mash = (): string => {
    const row = ROWS[Math.floor(random() * ROWS.length)] ?? ''
    const start = Math.floor(random() * (row.length - 3))
    const run = row.slice(start, start + 3 + Math.floor(random() * 4))
    return random() < 0.4 ? run.repeat(1 + Math.floor(random() * 3)) : string(row, 4, 12)
  }
  const consonants = Array.from(LETTERS)
    .filter((letter) => !VOWELS.includes(letter))
    .join('')
  const lines = (make: () => string): string[] =>
    Array.from({ length: LINES }, () =>
      Array.from({ length: 1 + Math.floor(random() * 6) }, make).join(' '),
    )
  return [
    { kind: 'text', weight: 3, lines: lines(mash) },
    { kind: 'text', weight: 2, lines: lines(() => string(LETTERS, 5, 16)) },
    { kind: 'text', weight: 1, lines: lines(() => string(consonants, 3, 9)) },
    { kind: 'text', weight: 1, lines: lines(() => string(BASE64, 12, 30)) },
    { kind: 'text', weight: 0.5, lines: lines(() => string(HEXADECIMAL, 4, 12)) },
    { kind: 'list', weight: 1, lines: CODE.split(' ') },
  ]
}

/** Numbers from 0 to 1 that look random: the same ones every time. */
function generator(): () => number {
  let state = 0x2545f491
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
