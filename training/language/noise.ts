import type { WeighedCorpus } from './class-file.js'
import { compilerCode, madeCode } from './code-lines.js'
import { randomNumbers } from './random.js'

/** Keyboards: QWERTY, with the keys that hands rest on, and Dvorak. */
const ROWS = [
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'asdf', 'hjkl', 'sdfg'],
  ...['pyfgcrl', 'qjkxbmwvz', 'qwfpgjluy'],
]
const VOWELS = 'aeiouy'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const HEXADECIMAL = 'abcdef'
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** What programs are made of, beside words of English. */
const CODE =
  'function const let var return null undefined typeof async await struct enum int char bool void printf println def elif lambda foreach endif impl fn mut usize println std vec args argv kwargs init str len tmp src dst img div span href onclick px rgba utf json http localhost stdin stdout strcmp malloc sizeof ptr instanceof readonly extends implements constexpr nullptr noexcept inline typedef namespace uint nil func chan defer struct println varchar bigint timestamp foreign xml yaml toml sudo chmod mkdir grep awk sed npm npx pip usr bin etc opt'

const LINES = 6000

/**
 * Letters that are in no language: what hands do on a keyboard, parts of keys and checksums, code. The made
 * lines are made by rule, and are the same every time.
 */
export function noise(): WeighedCorpus[] {
  const random = randomNumbers()
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
    { kind: 'text', weight: 3, lines: madeCode(random, 2 * LINES) },
    { kind: 'text', weight: 1.5, lines: compilerCode() },
    { kind: 'list', weight: 1, lines: CODE.split(' ') },
  ]
}
