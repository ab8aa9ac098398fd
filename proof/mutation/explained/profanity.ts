import { A_SHORTCUT, ALIKE, BEYOND_THE_END, explainedIn, NEVER_MISSING } from './explanation.js'
import { EXPLAINED_IN_THE_WORD_LISTS } from './profanity-lists.js'
import type { Explanation } from './explanation.js'

const forOneReason = explainedIn('src/engine/profanity')

const THROWN_OUT_LATER =
  'It spares the search what is thrown out later; without it, it takes longer and finds the same.'
const NO_LETTER_OUTSIDE =
  'What stands around a chunk, or around what is left of it without its signs, is no such sign.'
const SET_BEFORE = 'It is set before it is asked for.'
const WITHOUT_SIGNS = 'Without enough signs the reading finds nothing.'
const AT_THE_LIMIT = 'Just at the limit both give the same.'

export const EXPLAINED_IN_THE_PROFANITY_ENGINE: readonly Explanation[] = [
  ...EXPLAINED_IN_THE_WORD_LISTS,
  ...forOneReason('bound', BEYOND_THE_END, [
    ['private readonly reached =', 'LONGEST_GLUED - 1'],
    ['for (let start = 0; start < size', 'start <= size'],
    ['for (let end = start + 1; end <= size', 'true'],
    ['for (let cut = from + 1; cut <= from + LONGEST_SUFFIX'],
    ['for (let at = 0; at < size; at++) {', 'at <= size'],
    ['while (to < size && letters[to] ==='],
  ]),
  ...forOneReason('bound', A_SHORTCUT, [
    ['return to - from <= LONGEST_SUFFIX &&', 'true'],
    ['if (size === 0) return true', 'false'],
    ['if (hidden >= 0) return false', 'false', 'hidden > 0'],
    ['if (hidden < 0) return false', 'false'],
    ['if (from > 0 && !this.areWords(', 'true', 'from >= 0'],
    ['if (pace === Pace.even) return false', 'false'],
  ]),
  ...forOneReason('bound', 'Words are reached in the order of their ends, and at the least cost.', [
    ['const best = reached[end] ?? 0', 'reached[end] && 0'],
    ['if (cost <= 2 && (best === 0', 'true', 'best >= cost'],
  ]),
  ...forOneReason('bound', 'No word that ends in z has a clean one beside it that is a mask.', [
    ['letter <= LAST_LETTER && !found', 'letter < LAST_LETTER'],
  ]),
  ...forOneReason(
    'bound',
    'A pace that is taken for another leaves the letters as they are, which is one more look.',
    [
      ['let stretched = false', 'true'],
      ['if (to - at >= 3) stretched = true'],
      ['if ((to - at) % 2 === 1)', 'to + at'],
    ],
  ),
  ...forOneReason('context', SET_BEFORE, [
    ['title = false', 'true'],
    ['titled = false', 'true'],
    ['first = true', 'false'],
    ['last = true', 'false'],
    ['hyphened = false', 'true'],
  ]),
  ...forOneReason('context', BEYOND_THE_END, [
    ['for (let at = start; at > 0', 'true', 'at >= 0'],
    ['while (at > 0 && isPartOfWord(', 'true', 'at >= 0'],
    ['for (let at = end; at < length', 'at <= length'],
    ['while (at < length && isPartOfWord(', 'true', 'at <= length'],
  ]),
  ...forOneReason('disguise', BEYOND_THE_END, [
    ['for (let at = from, end; at < to', 'at <= to'],
    ['at < word.size; at++) if (word.cuts', 'at <= word.size'],
  ]),
  ...forOneReason('disguise', NO_LETTER_OUTSIDE, [
    ['while (right < to && MAY_BE_LETTER', 'true', 'right <= to'],
    ['while (last > from && PUNCTUATION', 'true', 'last >= from'],
    ['while (last > from && !isLetter(', 'true', 'last >= from'],
    ['for (let at = headFrom; at < headTo', 'at <= headTo'],
  ]),
  ...forOneReason('disguise', A_SHORTCUT, [
    ['if (!walker.mayOpen(units', 'false'],
    ['return (opens || closes) &&', 'true'],
    ['if (walker.found.length === seen)', 'false'],
    ['if (pieces < 2 || word.size < 3) return', 'false'],
  ]),
  ...forOneReason(
    'disguise',
    'Of pieces of one letter each the one make finds what the other does.',
    [['if (longest > 1 && singles < 3', 'true', 'longest >= 1']],
  ),
  ...forOneReason('disguise', 'Nothing asks whether a piece begins with the word itself.', [
    ['word.push(units[at] ?? 0, at === headFrom ? 1 : 0)', 'false'],
  ]),
  ...forOneReason('disguise', 'Letters that are counted down are some, too.', [
    ['if (isLetter(units[at] ?? 0)) letters++', 'letters--'],
  ]),
  ...forOneReason('identifier', 'As many of the one as of the other are asked for.', [
    ['& UPPER) !== 0) upper++', '((marks[at] ?? 0) & UPPER) === 0'],
  ]),
  ...forOneReason('judge', NEVER_MISSING, [['if (entry === undefined) return', 'false']]),
  ...forOneReason('judge', A_SHORTCUT, [
    ['const here = place === 0', 'false'],
    ['return here === 0 || anywhere === 1', 'false', 'here === 0 && anywhere === 1'],
  ]),
  ...forOneReason('judge', 'No family has the key 0.', [
    ['return family.key > 0', 'family.key >= 0'],
  ]),
  ...forOneReason('judge', BEYOND_THE_END, [
    ['at < features.length; at++) sum', 'at <= features.length'],
  ]),
  ...forOneReason('masks', 'No clean word of the tests hides a z.', [
    ['letter <= LAST_LETTER; letter++', 'letter < LAST_LETTER'],
  ]),
  ...forOneReason('masks', 'No letter in the place of one mask of two makes a clean word.', [
    ['} else if (mask >= 0 || MAY_HIDE', 'false', 'mask > 0'],
  ]),
  ...forOneReason(
    'masks',
    'A sign that hides nothing is in no clean word, whatever hides beside it.',
    [['} else if (mask >= 0 || MAY_HIDE', '+1']],
  ),
  ...forOneReason('masks', NO_LETTER_OUTSIDE, [
    ['while (first < to && !isLetter(', 'true', 'first <= to'],
    ['while (last > first && PUNCTUATION', 'true', 'last >= first'],
    ['while (last > first && units[last - 1]', 'true', 'last >= first'],
    ['while (at < last && this.units[at]', 'true', 'at <= last'],
    ['while (end < last && isLetter(', 'true', 'end <= last'],
  ]),
  ...forOneReason('masks', 'Some sign hides where that is asked.', [
    ['let sign = -1', '+1'],
    ['let lastHidden = -1', '+1'],
  ]),
  ...forOneReason('match', BEYOND_THE_END, [
    ['while (at < length) {', 'at <= length'],
    ['for (let at = from; at < to; at++) {', 'at <= to'],
    ['for (let at = first, end; at < last', 'at <= last'],
  ]),
  ...forOneReason('match', NO_LETTER_OUTSIDE, [
    ['while (first < last && PUNCTUATION', 'true', 'first <= last'],
    ['while (last > first && PUNCTUATION', 'true', 'last >= first'],
    ['while (end < last && isLetter(', 'true', 'end <= last'],
    ['first > from && MAY_BE_LETTER', 'true', 'first >= from'],
  ]),
  ...forOneReason(
    'match',
    'Two chunks are put together without need, which are no entry then, or one that is found anyhow.',
    [
      ['let begins = false', 'true'],
      ['if (headFrom >= 0 && singles < 3'],
      ['headFrom = begins && at - from', 'true'],
      ['return ends[state] === 0 &&', 'true'],
      ['if (at === from) {', 'true'],
      ['if (at === from) begins = true', 'true'],
      ['begins = true', 'false'],
      ['if (isIdentifier(units', 'true'],
      ['begins = false', 'true'],
      ['if (!reads) return false', 'true'],
      ['return begins || (letters <= 3', 'true'],
    ],
  ),
  ...forOneReason('match', 'The letters before one stop are read alike as what has signs in it.', [
    ['const isStopped = lettersTo ==='],
    ['else if (isStopped) this.plain', 'false'],
  ]),
  ...forOneReason('match', 'A run that is too long is read in parts all the same.', [
    ['while (isLetter(units[at] ?? 0) && at - from', 'at + from'],
  ]),
  ...forOneReason('match', 'One or two characters spell no word.', [
    ['if (singles >= 2 && units', 'true'],
  ]),
  ...forOneReason('match', A_SHORTCUT, [
    ['if (!this.word.isTouched) return', 'false'],
    ['if (!loaded && !clean && (at > from'],
    ['if (clean) {'],
    ['if (at > from) return begins'],
    ['if (!repeats) continue'],
    ['private isClean(from: number', '{}'],
    ['const reads = signs < SIGNS_OF', 'false'],
    ['if (walker.found.length > seen &&', 'true', 'walker.found.length >= seen'],
    ['if (walker.found.length > unread &&', 'true', 'walker.found.length >= unread'],
  ]),
  ...forOneReason('match', THROWN_OUT_LATER, [
    ['if (at >= to - 2) break'],
    ['if (((opensInside[first] ?? 0) & second)', 'false'],
    ['} else if (to > from + 1 && ((opens', 'false'],
    ['if (state === 0) continue', 'false'],
    ['if (!repeats && (state === 0', 'false'],
    ['if (end === at || (end - at === 1'],
  ]),
  ...forOneReason('match', WITHOUT_SIGNS, [
    ['const spelled = reads && signs > 1', 'true', 'signs >= 1'],
    ['if (reads && signs > 0 && !spelled)', 'true', 'signs >= 0'],
    ['if (!spelled && (signs > 0', 'true', 'signs >= 0'],
  ]),
  ...forOneReason('neighbours', 'A word so long is in no clean one.', [
    ['if (word.size > LONGEST_WORD)'],
    ['private readonly letters =', '4 / LONGEST_PIECE'],
  ]),
  ...forOneReason('neighbours', 'What is put there has no letters.', [
    ['isClean([], [next], glued)', '["Stryker was here"]'],
    ['isClean([], [next, third])', '["Stryker was here"]'],
    ['isClean([previous], [], glued)', '["Stryker was here"]'],
    ['isClean([first, previous], [])', '["Stryker was here"]'],
  ]),
  ...forOneReason('neighbours', 'There is no third piece without a second.', [
    ['third !== undefined && isClean(', 'true'],
    ['first !== undefined && isClean(', 'true'],
  ]),
  ...forOneReason('neighbours', 'What a clean word leaves of a match is no word.', [
    ['offset + end - hidden, size))', 'offset - end'],
  ]),
  ...forOneReason('neighbours', A_SHORTCUT, [['if (word.make !== Make.masked)', 'false']]),
  ...forOneReason('neighbours', BEYOND_THE_END, [
    ['while (from < length && from < end', 'true', 'from <= length'],
    ['while (to < length && to < from', 'true', 'to <= length'],
    ['while (to > 0 && to > start', 'true', 'to >= 0'],
    ['while (from > 0 && from > to', 'true', 'from >= 0'],
  ]),
  ...forOneReason('profanity-scorer', NEVER_MISSING, [
    ['if (last === undefined || found', 'false'],
    ['return entry !== undefined &&', 'true'],
    ['(model.lexicon.at(match.entry)?.level', 'model.lexicon.at(match.entry).level'],
    ['if (match === undefined) break', 'false'],
  ]),
  ...forOneReason('profanity-scorer', A_SHORTCUT, [['if (found.length === 0) return', 'false']]),
  ...forOneReason('profanity-scorer', ALIKE, [['if (odds > strongest)', 'odds >= strongest']]),
  ...forOneReason('profanity-scorer', 'No odds come to just that.', [
    ['if (strongest > BEYOND_DOUBT)', 'strongest >= BEYOND_DOUBT'],
  ]),
  ...forOneReason('profanity-scorer', 'What follows a word is never in disguise as a part of it.', [
    ['at < match.end; at++) {', 'at <= match.end'],
  ]),
  ...forOneReason('recognizable', BEYOND_THE_END, [
    ['for (let at = 2; at < size; at++) {', 'at <= size'],
  ]),
  ...forOneReason(
    'recognizable',
    'One sign and one letter are too short for a mask to be looked at.',
    [['length <= 4 && masked >= 2', 'true']],
  ),
  ...forOneReason(
    'recognizable',
    'What a longer word left behind it goes on with the same letter by chance.',
    [['while (doubled && at < size &&', 'true', 'at <= size']],
  ),
  ...forOneReason('spelling', BEYOND_THE_END, [
    ['for (let at = from; at + 4 < to', 'at + 4 <= to', 'at - 4'],
    ['while (first > from && isLetter(', 'true', 'first >= from'],
    ['while (end < to && isLetter(', 'true', 'end <= to'],
  ]),
  ...forOneReason('spelling', 'Gaps are as many by their ends as by their beginnings.', [
    ['if (units[at - 1] !== separator)', 'at + 1'],
  ]),
  ...forOneReason('tongue', A_SHORTCUT, [
    ['if (risk === 0 && english >=', 'false', 'english > 0.5'],
  ]),
  ...forOneReason('tongue', BEYOND_THE_END, [['at < side.count; at++) if', 'at <= side.count']]),
  ...forOneReason('tongue', AT_THE_LIMIT, [['if (english < 0.5) {', 'english <= 0.5']]),
  ...forOneReason('tongue', 'No share comes to just that.', [
    ['if (words >= 2 && familiar', 'familiar <= FAMILIAR'],
  ]),
  ...forOneReason('walk', SET_BEFORE, [
    ['readonly found: Match[] = []', '["Stryker was here"]'],
    ['private inside = false', 'true'],
  ]),
  ...forOneReason('walk', THROWN_OUT_LATER, [
    ['if (start + 1 >= size) return'],
    ['if (((opens[first] ?? 0) & second)', 'false'],
    ['this.inside = start > 0 && make'],
    ['if (this.inside && ((opensInside', 'false'],
    ['if ((((inside ? opensInside', 'true'],
    ['inside ||= unit <= LAST_LETTER'],
    ['for (let at = from; at + 1 < to'],
    ['return false', 'true'],
    ['if (following !== 0 && (!this.inside', 'true'],
    ['if (fit === Fit.none || this.isEntry', 'false'],
  ]),
  ...forOneReason('walk', BEYOND_THE_END, [
    ['for (let start = 0; start < size', 'start <= size'],
    ['if (start > 0 && units[start] ===', 'true', 'start >= 0'],
    ['if (at > 0 && this.word.units', 'true', 'at >= 0'],
    ['for (let at = 0; at < size; at++) {', 'at <= size'],
  ]),
  ...forOneReason('walk', 'It ends what would take too long, and `growth.test.ts` measures that.', [
    ['if (this.steps-- <= 0) return'],
  ]),
  ...forOneReason('walk', 'No word that stands inside others is so short.', [
    ['if (state === 0 && this.word.size', 'this.word.size + at'],
  ]),
  ...forOneReason('walk', NEVER_MISSING, [['if (entry === undefined || this.inWord', 'false']]),
  ...forOneReason('walk', 'No letter is 0, which is the last one where there was none.', [
    ['if (letter === last && state', 'true'],
  ]),
  ...forOneReason('walk', 'With more signs than letters no clean word comes of it.', [
    ['if (end - begin !== entry.word', 'false'],
  ]),
  ...forOneReason('word', SET_BEFORE, [
    ['ofKnown = false', 'true'],
    ['asWhole = false', 'true'],
    ['hidesVowels = false', 'true'],
  ]),
  ...forOneReason('word', BEYOND_THE_END, [['for (let at = 0; at < size', 'at <= size']]),
]
