import { BEYOND_THE_END, explainedIn, NEVER_MISSING } from './explanation.js'
import type { Explanation } from './explanation.js'

const forOneReason = explainedIn('src/engine/profanity')

const MORE_OPENS =
  'It only tells where the search need not begin; where it begins without need, it finds nothing.'

/** What the profanity engine knows of words and characters, and how that is packed. */
export const EXPLAINED_IN_THE_WORD_LISTS: readonly Explanation[] = [
  ...forOneReason('automaton', MORE_OPENS, [
    ['if (entry.free || entry.glued) inner', 'true'],
    ['const spelling = Array.from({ length: UNITS }'],
    ['const letters = unit >= 1 && unit', 'true', 'unit < LAST_LETTER'],
    ['.filter(([, letters]) =>', 'true', 'letters.length >= 0'],
    ['if (state === 0) continue', 'false'],
    ['const single = inner[state] === 1'],
    ['opens[first * UNITS + WILD] = Math.max('],
    ['const reached = following === letter'],
    ['if (reached !== 0)', 'true'],
    ['opens[slot] = Math.max(opens[slot]'],
    ['return opens.fill(OPENS_INSIDE'],
  ]),
  ...forOneReason('automaton', 'No word is in the lexicon twice.', [
    ['if (ends[state] === 0) ends', 'true'],
  ]),
  ...forOneReason('characters', NEVER_MISSING, [
    ["const [gap = '', length = ''", '""', '"Stryker was here!"'],
  ]),
  ...forOneReason('characters', 'What is read as nothing has neither steps nor letters.', [
    ['const steps = read.length > 1', 'true', 'read.length >= 1'],
    ["const first = read === ''", 'false', '"Stryker was here!"'],
    ['const second = read.length > 1', 'true', 'read.length >= 1'],
  ]),
  ...forOneReason('characters', 'Of the first page every place is read.', [
    ['if (page === 0) values.fill(', 'true'],
    ['if (code < 0xc0) return PICTURE', 'false', 'code <= 0xc0'],
  ]),
  ...forOneReason('characters', 'No run has a sign between the letters and the end.', [
    ['return code >= 97 && code <= 122', 'true'],
  ]),
  ...forOneReason('cues', 'A table of another size holds the same, as long as it is not full.', [
    ['const count = read.reduce('],
    ['while (size < count * 2)'],
  ]),
  ...forOneReason('hash-list', 'The list is longer, and holds the same.', [
    ['const rice = Math.max('],
    ['Math.round(Math.log2('],
  ]),
  ...forOneReason('hash-list', BEYOND_THE_END, [
    ['at < written.length; at += SIX', 'at <= written.length'],
  ]),
  ...forOneReason('hash-list', 'Bits that are read too early are there when they are asked for.', [
    ['while (left < size) {', 'left <= size'],
  ]),
  ...forOneReason('hash-list', 'That character is left out when the list is written.', [
    ['held = ((held & ones(left)) << SIX)', 'code <= BACKSLASH'],
  ]),
  ...forOneReason('model', NEVER_MISSING, [
    ["const [level = '', flags = ''", '"Stryker was here!"'],
    ["const [fields = '', ...words]", '"Stryker was here!"'],
  ]),
  ...forOneReason('model', 'A property of no number is no entry.', [
    ['if (at !== undefined) foreign[at]', 'true'],
  ]),
  ...forOneReason('veil', BEYOND_THE_END, [['at < text.length; at++', 'at <= text.length']]),
  ...forOneReason('veil', NEVER_MISSING, [['SWAPPED[code - A]', '"Stryker was here!"']]),
  ...forOneReason(
    'word-set',
    'A table of another size holds the same, as long as it is not full.',
    [['while (size < count * 3)', 'size <= count * 3']],
  ),
  ...forOneReason('word-set', 'The first word has nothing before it.', [
    ["let previous = ''", '"Stryker was here!"'],
    ["let packed = ''", '"Stryker was here!"'],
    ['if (at > 0) hashes[count++]', 'true', 'at >= 0'],
  ]),
  ...forOneReason('word-set', 'In order, no word is the beginning of the one before it.', [
    ['shared < word.length && word', 'true', 'shared <= word.length'],
  ]),
]
