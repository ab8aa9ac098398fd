/** The writing systems that are told apart; a script is known by its place in this list. */
// prettier-ignore
export const SCRIPTS = [
  ...['none', 'Latn', 'Cyrl', 'Arab', 'Deva', 'Beng', 'Hebr', 'Grek', 'Ethi', 'Tibt', 'Hani', 'Mymr'],
  ...['Tfng', 'Armn', 'Cans', 'Cher', 'Copt', 'Geor', 'Gujr', 'Guru', 'Hang', 'Knda', 'Khmr', 'Laoo'],
  ...['Mlym', 'Nkoo', 'Olck', 'Orya', 'Sinh', 'Syrc', 'Taml', 'Telu', 'Thaa', 'Thai', 'Goth'],
] as const

/** Latin letters that print joins (“ﬁ”), as they come out of PDF files. */
export const LIGATURES = { first: 0xfb00, last: 0xfb06 }

/** Where the letters of a script are, as pairs of first and last UTF-16 code unit. */
// prettier-ignore
const LETTERS: Readonly<Record<string, readonly number[]>> = {
  Latn: [
    0x41, 0x5a, 0x61, 0x7a, 0xaa, 0xaa, 0xba, 0xba, 0xc0, 0xd6, 0xd8, 0xf6, 0xf8, 0x2af, 0x300, 0x36f,
    0x1e00, 0x1eff, 0x2c60, 0x2c7f, 0xa720, 0xa7ff, 0xff21, 0xff3a, 0xff41, 0xff5a,
    LIGATURES.first, LIGATURES.last,
  ],
  Cyrl: [0x400, 0x52f, 0x1c80, 0x1c8f, 0x2de0, 0x2dff, 0xa640, 0xa69f],
  Arab: [
    0x620, 0x64a, 0x653, 0x65f, 0x66e, 0x6d3, 0x6d5, 0x6d5, 0x6e5, 0x6e6, 0x6ee, 0x6ef, 0x6fa, 0x6ff,
    0x750, 0x77f, 0x8a0, 0x8ff, 0xfb50, 0xfdff, 0xfe70, 0xfefc,
  ],
  Deva: [0x900, 0x963, 0x971, 0x97f, 0xa8e0, 0xa8ff],
  Beng: [0x980, 0x9e5, 0x9f0, 0x9f1, 0x9fc, 0x9fe],
  Hebr: [0x5d0, 0x5f4, 0xfb1d, 0xfb4f],
  Grek: [0x370, 0x3e1, 0x1f00, 0x1fff],
  Ethi: [0x1200, 0x135f, 0x1380, 0x139f, 0x2d80, 0x2ddf, 0xab00, 0xab2f],
  // The mark between Tibetan syllables counts as a letter: words are longer than syllables.
  Tibt: [0xf00, 0xf00, 0xf0b, 0xf0c, 0xf40, 0xfbc],
  // Han, with Hiragana, Katakana and Bopomofo, which are written among it.
  Hani: [
    0x3005, 0x3007, 0x3041, 0x309f, 0x30a1, 0x30ff, 0x3105, 0x312f, 0x31f0, 0x31ff, 0x3400, 0x4dbf,
    0x4e00, 0x9fff, 0xf900, 0xfaff, 0xff66, 0xff9f,
  ],
  Mymr: [0x1000, 0x103f, 0x1050, 0x108f, 0x109a, 0x109f, 0xa9e0, 0xa9ef, 0xa9fa, 0xa9fe, 0xaa60, 0xaa7f],
  Tfng: [0x2d30, 0x2d7f],
  Armn: [0x531, 0x556, 0x559, 0x559, 0x561, 0x588, 0xfb13, 0xfb17],
  Cans: [0x1400, 0x167f, 0x18b0, 0x18ff],
  Cher: [0x13a0, 0x13ff, 0xab70, 0xabbf],
  Copt: [0x3e2, 0x3ef, 0x2c80, 0x2cff],
  Geor: [0x10a0, 0x10ff, 0x1c90, 0x1cbf, 0x2d00, 0x2d2f],
  Gujr: [0xa80, 0xae3, 0xaf9, 0xaff],
  Guru: [0xa00, 0xa65, 0xa70, 0xa7f],
  Hang: [0x1100, 0x11ff, 0x3131, 0x318e, 0xa960, 0xa97f, 0xac00, 0xd7fb],
  Knda: [0xc80, 0xce3, 0xcf1, 0xcff],
  Khmr: [0x1780, 0x17d3, 0x17d7, 0x17d7, 0x17dc, 0x17dd],
  Laoo: [0xe80, 0xece, 0xedc, 0xedf],
  Mlym: [0xd00, 0xd63, 0xd7a, 0xd7f],
  Nkoo: [0x7ca, 0x7f5, 0x7fa, 0x7fa],
  Olck: [0x1c5a, 0x1c7d],
  Orya: [0xb00, 0xb63, 0xb70, 0xb71],
  Sinh: [0xd80, 0xddf, 0xdf2, 0xdf3],
  Syrc: [0x710, 0x74f, 0x860, 0x86f],
  Taml: [0xb80, 0xbe3],
  Telu: [0xc00, 0xc63],
  Thaa: [0x780, 0x7bf],
  Thai: [0xe01, 0xe3a, 0xe40, 0xe4e],
  // Gothic lies beyond the 65,536th code point: its high surrogate, which few other letters share, stands for it.
  Goth: [0xd800, 0xd800],
}

/** Scripts that change nothing but their size between capital and small letters. */
const WITH_CASE: ReadonlySet<string> = new Set([
  'Latn',
  'Cyrl',
  'Grek',
  'Armn',
  'Copt',
  'Cher',
  'Geor',
])

/** Joiners, direction marks, tatweel and vowel points: some write them and some do not, so nobody is asked. */
// prettier-ignore
const SILENT_UNITS = [
  ...[0xad, 0xad, 0x200b, 0x200f, 0x202a, 0x202e, 0x2060, 0x2069, 0xfe00, 0xfe0f, 0xfeff, 0xfeff],
  ...[0x640, 0x640, 0x64b, 0x652, 0x670, 0x670, 0x591, 0x5bd, 0x5bf, 0x5bf, 0x5c1, 0x5c7],
]

/** Every sign that people type for an apostrophe inside a word. */
// prettier-ignore
const APOSTROPHES = [
  ...[0x27, 0x60, 0xb4, 0x2b9, 0x2bb, 0x2bc, 0x2bd, 0x2be, 0x2bf],
  ...[0x2018, 0x2019, 0x201b, 0x2032, 0xa78b, 0xa78c],
]

/** The script of a code unit that is passed over inside a word, as if it were not written. */
export const SILENT = 255
/** What every apostrophe is folded to. */
export const APOSTROPHE = 0x27

const UNITS = 0x10000

/** The script of every UTF-16 code unit: its place in `SCRIPTS`, 0 for what is no letter, or `SILENT`. */
export const scriptOf = new Uint8Array(UNITS)

/** The bits in which a code unit differs from its folded form: none for nearly all, so that few are worked out. */
const differences = new Uint16Array(UNITS)

/**
 * A UTF-16 code unit in the form in which it is compared: small, half-width, one kind of apostrophe.
 *
 * @example
 * fold(0x41) // 0x61, an "a"
 */
export function fold(unit: number): number {
  return unit ^ (differences[unit] ?? 0)
}

for (const [number, script] of SCRIPTS.entries()) {
  eachRange(LETTERS[script] ?? [], (first, last) => {
    scriptOf.fill(number, first, last + 1)
    if (!WITH_CASE.has(script)) return
    for (let unit = first; unit <= last; unit++) {
      setFolded(unit, String.fromCharCode(unit).toLowerCase().charCodeAt(0))
    }
  })
}
for (let letter = 0; letter < 26; letter++) {
  setFolded(0xff21 + letter, 0x61 + letter)
  setFolded(0xff41 + letter, 0x61 + letter)
}
eachRange(SILENT_UNITS, (first, last) => scriptOf.fill(SILENT, first, last + 1))
for (const unit of APOSTROPHES) {
  setFolded(unit, APOSTROPHE)
  scriptOf[unit] = 0
}

function setFolded(unit: number, form: number): void {
  differences[unit] = unit ^ form
}

function eachRange(ranges: readonly number[], visit: (first: number, last: number) => void): void {
  for (let at = 0; at < ranges.length; at += 2) visit(ranges[at] ?? 0, ranges[at + 1] ?? 0)
}
