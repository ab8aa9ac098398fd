import { A_SHORTCUT, ALIKE, BEYOND_THE_END, explainedIn, NEVER_MISSING } from './explanation.js'
import type { Explanation } from './explanation.js'

const forOneReason = explainedIn('src/engine/profanity')

const ANOTHER_SIZE = 'A table of another size holds the same, as long as it is not full.'

/** What the profanity engine knows of words and characters, and how that is packed. */
export const EXPLAINED_IN_THE_WORD_LISTS: readonly Explanation[] = [
  ...forOneReason('automaton', BEYOND_THE_END, [
    ['for (let at = 0; at < packed.length', 'at <= packed.length'],
    ['for (let sign = WILD + 1; sign < 128', 'sign <= 128'],
  ]),
  ...forOneReason(
    'automaton',
    'A letter stands for itself, and no word for the place before its first.',
    [
      ['for (let sign = WILD + 1; sign < 128', 'WILD - 1'],
      ['for (; code >= CAPITAL_A && depth', 'depth >= 0'],
    ],
  ),
  ...forOneReason('characters', NEVER_MISSING, [
    ['const [gaps = [], lengths', '["Stryker was here"]'],
    ["parseInt(lengths[run] ?? ''", '"Stryker was here!"'],
    ["parseInt(gaps[run] ?? ''", '"Stryker was here!"'],
  ]),
  ...forOneReason('characters', 'Unicode says what that character is read as.', [
    ['if (code < 0xc0) return PICTURE', 'code <= 0xc0'],
    ['if (code >= 0x2000 &&', 'code > 0x2000'],
  ]),
  ...forOneReason('characters', 'No run has a sign between the letters and the end.', [
    ['return code >= 97 && code <= 122', 'true'],
  ]),
  ...forOneReason('fold', 'Memory that is made anew holds the same.', [
    ['if (folded.units.length < size', 'true', 'folded.units.length <= size * 2 + 4'],
  ]),
  ...forOneReason('fold', 'The table reads that character as a space, too.', [
    ['if (code < 128', 'code <= 128'],
  ]),
  ...forOneReason('fold', NEVER_MISSING, [
    ['parseInt(numeric[1], 16)', '""'],
    ['const code = NAMED[(named', '"Stryker was here!"'],
    ['return code === undefined ?', 'false'],
  ]),
  ...forOneReason('hash-list', ANOTHER_SIZE, [
    ['let shift = bits - 4', 'bits + 4'],
    ['while (places < 2 * count) {', 'false', 'places <= 2 * count'],
    ['shift--', 'shift++'],
  ]),
  ...forOneReason('hash-list', BEYOND_THE_END, [['if (valued)', 'true']]),
  ...forOneReason('hash-list', ALIKE, [['const before = sorted[index - 1]', 'index + 1']]),
  ...forOneReason('lexicon', NEVER_MISSING, [
    ["valueAt(this.packed.kindOf, index)] ?? ''", '"Stryker was here!"'],
    ["const [level = '', flags = ''", '"Stryker was here!"'],
  ]),
  ...forOneReason(
    'lexicon',
    'A word that shares as many letters as are missing has none of them.',
    [['if (shared >= missing) continue', 'shared > missing']],
  ),
  ...forOneReason('lexicon', 'The list is longer, and says the same.', [
    ['if (!kinds.includes(kind))', 'true'],
  ]),
  ...forOneReason('lexicon', 'No word is in the lexicon twice.', [
    ['[...entries].sort((one, other)', 'one.word <= other.word'],
  ]),
  ...forOneReason('lexicon', 'What is put there shares nothing with a word.', [
    ["sorted[index + 1]?.word ?? ''", '"Stryker was here!"'],
  ]),
  ...forOneReason('model', 'No value says as much.', [
    ['field < MOST_FIELDS; field++', 'field <= MOST_FIELDS'],
    ['step < NO_CUE; step++', 'step <= NO_CUE'],
  ]),
  ...forOneReason('plain-form', A_SHORTCUT, [
    ['if (isIdeograph(code)) return undefined', 'false'],
    ['function isIdeograph', '{}'],
    ['(code >= 0x3400 && code < 0xa000)'],
    ['(code >= 0xac00 && code < 0xf900)'],
    ['(code >= 0x20000 && code < 0xe0000)'],
  ]),
  ...forOneReason('plain-form', 'That character is nobody’s kin.', [
    ['one > LAST_OF_ASCII', 'one >= LAST_OF_ASCII'],
  ]),
  ...forOneReason('signs', NEVER_MISSING, [["READS_AS[sign] ?? ''", '"Stryker was here!"']]),
  ...forOneReason('units', BEYOND_THE_END, [['at < word.length; at++', 'at <= word.length']]),
  ...forOneReason('veil', BEYOND_THE_END, [['at < text.length; at++', 'at <= text.length']]),
  ...forOneReason('veil', NEVER_MISSING, [['SWAPPED[code - A]', '"Stryker was here!"']]),
  ...forOneReason('word-set', ANOTHER_SIZE, [
    ['while (size < count * 3)', 'size <= count * 3'],
    ['roomFor(packed.length / LETTERS', 'packed.length * LETTERS_OF_A_WORD'],
  ]),
  ...forOneReason('word-set', BEYOND_THE_END, [
    ['at < packed.length; at++) {', 'at <= packed.length'],
  ]),
  ...forOneReason('word-set', 'No word is put in twice.', [
    ['while (slots[slot] !== 0 && slots', 'true'],
    ['shared < one.length && one', 'true', 'shared <= one.length'],
  ]),
  ...forOneReason('word-set', 'What is put there shares nothing with a word.', [
    ["sharedBetween(word, sorted[index + 1] ?? '')", '"Stryker was here!"'],
  ]),
]
