import { A_SHORTCUT, ALIKE, BEYOND_THE_END, explainedIn, NEVER_MISSING } from './explanation.js'
import type { Explanation } from './explanation.js'

const forOneReason = explainedIn('src/engine/language')

const NOTHING_KNOWN =
  'Of words of a script with one language nothing is known that could be added up.'
const LATIN_IS_FIRST = 'Latin script has the first classes.'

export const EXPLAINED_IN_THE_LANGUAGE_ENGINE: readonly Explanation[] = [
  ...forOneReason('broad-grams', LATIN_IS_FIRST, [['const size = (scriptStart[LATIN + 1]']]),
  ...forOneReason('broad-grams', 'Nobody keeps more than there are.', [
    ['if (first >= count) return'],
  ]),
  ...forOneReason(
    'broad-grams',
    'One more gram is looked at, which looks like the one that is sought once in 65,536.',
    [['at < stop; at++', 'at <= stop']],
  ),
  ...forOneReason('broad-grams', 'Which rows a text met shows in the memory alone.', [
    ['met.fill(0, 0, count + AT_ONCE)', 'count - AT_ONCE'],
  ]),
  ...forOneReason('confidence', 'No text is of no words.', [['readonly #scales']]),
  ...forOneReason('confidence', 'At that length both ways give the same.', [
    ['if (words < FEW_WORDS)', 'words <= FEW_WORDS'],
  ]),
  ...forOneReason('contenders', ALIKE, [['if (total > most)', 'total >= most']]),
  ...forOneReason('contenders', 'A class that has no share changes nothing.', [
    ['if (total <= least) continue'],
  ]),
  ...forOneReason('contenders', BEYOND_THE_END, [['place < count; place++', 'place <= count']]),
  ...forOneReason('familiarity', 'A curve that is not ready is worked out.', [['this.#ready =']]),
  ...forOneReason(
    'gram-scorer',
    'It takes longer, and finds what looks like a gram of Latin script once in many thousands.',
    [['script === LATIN ? noteBroad(all)', 'true']],
  ),
  ...forOneReason('grams', 'One letter is too short for a gram.', [
    ['for (let from = 0; from < end - 1'],
  ]),
  ...forOneReason('language-detector', 'It is emptied before it is filled.', [
    ['readonly #likeliest: number[] = []'],
  ]),
  ...forOneReason('language-detector', NEVER_MISSING, [
    ['const code = this.#codeOf', '+1'],
    ['const before = this.#codeOf', '+1'],
  ]),
  ...forOneReason(
    'language-detector',
    'No language has no place in an array, and is not kept there.',
    [['if (code >= 0) this.#set(', 'true']],
  ),
  ...forOneReason('language-detector', 'So small a share decides nothing.', [
    ['if (share < NEGLIGIBLE)'],
    ['if (confidence >= LEAST_CONFIDENCE)', 'confidence > LEAST_CONFIDENCE'],
  ]),
  ...forOneReason('language-detector', 'A second look without need finds what the first one did.', [
    ['return rivals.length > 1 ||', 'true', 'rivals[0] && 0'],
    ['if (words >= SHORTEST_RUN && words * SMALLEST_PART > all)', 'true'],
  ]),
  ...forOneReason('language-detector', 'Two words weigh less than a part of its own costs.', [
    ['if (code < 0 || run.words < SHORTEST_RUN) continue', 'false'],
  ]),
  ...forOneReason('language-detector', 'It changes places with itself.', [
    ['if (before < 0 || before === code) return', 'false'],
  ]),
  ...forOneReason('language-detector', ALIKE, [
    ['if (!before || before.confidence >=', 'before.confidence > candidate.confidence'],
  ]),
  ...forOneReason('language-detector', BEYOND_THE_END, [
    ['for (; place > 0; place--)', 'place >= 0'],
  ]),
  ...forOneReason('lengths', 'Where two spans meet both give the same.', [['while (next <']]),
  ...forOneReason('mixture', 'Pieces are as long counted down as up.', [['count++', 'count--']]),
  ...forOneReason('mixture', NOTHING_KNOWN, [['const size = last - first'], ['if (size > 1) {']]),
  ...forOneReason('mixture', LATIN_IS_FIRST, [['sum += scorer.broad.weightOf', 'number + first']]),
  ...forOneReason('mixture', 'No rows are noted of words of another script.', [
    ['if (words.script === LATIN) sum +=', 'true'],
  ]),
  ...forOneReason('mixture', BEYOND_THE_END, [
    ['for (let state = 0; state < classes.length', 'state <= classes.length'],
  ]),
  ...forOneReason('mixture', 'What is chosen twice is worth no more.', [
    ['if (chosen.includes(state)) continue', 'false'],
  ]),
  ...forOneReason('model-format', 'Who writes a file and who reads it sum it up alike.', [
    ['for (let at = FIXED_WORDS; at < words.length', 'at <= words.length'],
  ]),
  ...forOneReason('model-format', 'It is only summed up so that the sum is compiled soon.', [
    ['const PRACTICE ='],
    ['for (let times = 0; times < 4'],
  ]),
  ...forOneReason('narrow-grams', BEYOND_THE_END, [
    ['for (let index = 0; index < count', 'index <= count'],
    ['while (print < wanted && gram < stop)', 'gram <= stop'],
  ]),
  ...forOneReason('narrow-grams', 'It is only looked at so that it is near when it is asked for.', [
    ['for (let touched = 0; touched < count'],
    ['const gram = grams[touched]'],
    ['ends[touched] = (prints[gram] ?? 0) +'],
  ]),
  ...forOneReason('reference-detector', 'franc knows no such language.', [
    ['if (letters === 0) return []', 'false'],
    ['Object.entries(CODES).flatMap', '["Stryker was here"]'],
    ['CODES[code] === undefined ? []', '["Stryker was here"]'],
  ]),
  ...forOneReason('reference-detector', 'What is a factor of all of them cancels out.', [
    ['Math.exp(FALL * (score', 'score + first.score'],
  ]),
  ...forOneReason('reference-detector', 'No share comes to just that.', [
    ['confidence >= LEAST_CONFIDENCE', 'confidence > LEAST_CONFIDENCE'],
  ]),
  ...forOneReason('runs', BEYOND_THE_END, [
    ['for (let word = 0; word < words', 'word <= words'],
    ['place < used.length; place++', 'place <= used.length'],
  ]),
  ...forOneReason('runs', ALIKE, [['const stays ='], ['if ((values[place] ?? 0) >']]),
  ...forOneReason('text-sums', A_SHORTCUT, [
    ['if (this.#isSkimmed) {', 'true'],
    ['if (this.rivals.length > 0)'],
    ['if (scripts.length > 1) scripts.sort', 'true', 'scripts.length >= 1'],
    ['if (this.#blocks > 0)', 'true', 'this.#blocks >= 0'],
    ['if (this.#isSkimmed) this.#returnToClose()', 'true'],
  ]),
  ...forOneReason('text-sums', 'Six is a multiple of six.', [
    ['if (count < BLOCK || count % BLOCK === 0)', 'count <= BLOCK'],
  ]),
  ...forOneReason('text-sums', BEYOND_THE_END, [
    ['number < this.#had.length', 'number <= this.#had.length'],
  ]),
  ...forOneReason('text-sums', ALIKE, [
    ['if (gain > most)', 'gain >= most'],
    ['} else if (gain > nextToMost)', 'gain >= nextToMost'],
  ]),
  ...forOneReason('text-sums', 'A class does not lead over itself.', [
    ['if (isFirst || (winner !== holder &&', 'true'],
  ]),
  ...forOneReason('text-sums', 'The first class changes it before it is looked at.', [
    ['let nextToMost = -Infinity', '+Infinity'],
  ]),
  ...forOneReason('words', 'One character more of so long a host tells nothing.', [
    ['while (at < most && text.charCodeAt(at)', 'at <= most'],
  ]),
  ...forOneReason('words', 'The boundary is written over the letter too many.', [
    ['at < wordEnd; at++', 'at <= wordEnd'],
  ]),
  ...forOneReason('words', BEYOND_THE_END, [
    ['while (at < size) {', 'at <= size'],
    ['for (; at < size && length < MOST_LETTERS', 'true', 'at <= size'],
  ]),
  ...forOneReason('words', A_SHORTCUT, [
    ['if (isPlain(before) && isPlain(after)) return end', 'false'],
    ['if (after !== AT && after !== COLON', 'false'],
    ['function isPlain(unit: number)'],
    ['return unit === 0x20 || unit === 0x2c'],
  ]),
]
