import type { Entry } from '../../src/engine/profanity/automaton.js'
import { Bounds, Fit, SHORTEST_STEM, SUFFIXES } from '../../src/engine/profanity/bound.js'
import type { Fold } from '../../src/engine/profanity/fold.js'
import { Lexicon, packLexicon } from '../../src/engine/profanity/lexicon.js'
import { Matcher } from '../../src/engine/profanity/match.js'
import { WordSet } from '../../src/engine/profanity/word-set.js'
import { readCorpus, readDictionary, readListedWords, type Sources } from './sources.js'

const KNOWN_WORDS = 2500
/** Longer words are seldom glued to others, so that only the commonest are known. */
const LONGEST_GLUED = 6
const COMMONEST = 900
/** Entries that are taken for a word of their own when a space parts them from the rest of a clean one. */
const SHORTEST_EDGE = 4
const LEAST_EDGE_LEVEL = 70
/** The only words of two letters that may be glued to others. */
const SHORT = new Set(
  'am an as at be by do go he hi if in is it me my no of oh ok on or so to up us we ur ya ye yo'.split(
    ' ',
  ),
)
/** Second halves that people put to profane words to make new ones. */
const HEADS =
  'ape dip bat jack horse chicken holy owl bull weasel wad nugget goblin womble waffle canoe muffin biscuit bag rag hole head face breath brain brains stain dumpster bucket sock stick monkey gibbon badger puppet wagon nozzle jockey knuckle trumpet burger sandwich bubble splat juice guzzler gobbler muncher licker sucker sniffer kisser lover eater rider blaster wit twit nut nuts whistle socket pirate ranger slap hammer biter cheese weed rocket monger mongler spanner potato pouch muppet hat clown munch wipe crack boy girl lord king queen fest storm show post poster bird house list load hound pig dog cat rat hawk puffin nose lips wrinkle ring tool toy machine trophy wizard master magnet flaps lick suck sucking licking faced'.split(
    ' ',
  )

/** Words that the lists call profane for one of their senses, and that are clean as words. */
const CLEAN_THOUGH_LISTED =
  /^(avttneq|favttre|chfflpng|pbpxl$|pbpxsvtug|obbol|fuvgn$|fuvgure|fuvggvz|onenfuvg|qvxr|fcvprf?$|nffrff|wncrf?$|qvpxzna|nffzna|encre$|fuvggra$|tnatonatre|phzzvatf$)/

/** Everyday words, which may be glued to others, and clean words that hold a profane one. */
export interface Vocabulary {
  readonly known: readonly string[]
  readonly innocent: readonly string[]
}

export function mineVocabulary(
  sources: Sources,
  lexicon: (clean: ReadonlySet<string>) => Entry[],
  fold: Fold,
  veil: (text: string) => string,
): Vocabulary {
  const dictionary = readDictionary(sources)
  const lower = new Set(dictionary.filter((word) => word === word.toLowerCase()))
  const all = new Set(dictionary.map((word) => word.toLowerCase()))
  const listed = readListedWords(sources)
  const frequent = readCorpus(sources, 'eng_Latn', 'lex-frequencywords')
  const common = readCorpus(sources, 'eng_Latn', 'lex-wordfreq').slice(0, 40_000)
  const bare = lexicon(new Set())
  const written = bare.filter((entry) => !entry.respelled)
  const known = everyday(frequent, lower, written, listed)

  // Respellings that are words themselves are no respellings.
  const words = new Set([...all, ...frequent, ...common])
  const chance = bare.filter((entry) => entry.respelled && words.has(entry.word))
  const innocent = new Set(chance.map((entry) => entry.word))
  const entries = lexicon(innocent)

  const packed = new Lexicon(packLexicon(entries))
  const matcher = new Matcher(
    packed.automaton,
    packed,
    new Bounds(WordSet.of(known), WordSet.of([])),
  )
  const own = new Set(entries.map((entry) => entry.word))
  const free = written.filter((entry) => entry.free).map((entry) => entry.word)
  const edges = written
    .filter(({ word, level }) => word.length >= SHORTEST_EDGE && level >= LEAST_EDGE_LEVEL)
    .map((entry) => entry.word)
  const everydayWords = new Set(common)
  for (const word of [...all, ...common.filter((word) => /^[a-z]+$/.test(word))]) {
    if (own.has(word)) continue
    const [match] = matcher.match(fold(word), () => false)
    if (match === undefined) {
      // Not met as it stands, but it could be in a disguise that parts it: a digit for a letter, a space.
      const holds = (stem: string): boolean => word.includes(stem)
      const isParted = edges.some((stem) => word.startsWith(stem) || word.endsWith(stem))
      const isCommon = everydayWords.has(word) && edges.some(holds)
      if (isParted || isCommon || free.some(holds)) innocent.add(word)
      continue
    }
    const entry = packed.at(match.entry)
    if (entry === undefined) continue
    const clean = CLEAN_THOUGH_LISTED.test(veil(word))
    if (clean || !isProfane(word, entry, match.fit, listed)) innocent.add(word)
  }
  for (const word of cutWords([...frequent.slice(0, 30_000), ...common], written)) {
    if (all.has(word) && !own.has(word) && !listed.has(word)) innocent.add(word)
  }
  return { known, innocent: withoutInflected(innocent, known) }
}

/** What the engine knows to be clean by a shorter word need not be listed. */
function withoutInflected(words: Iterable<string>, known: readonly string[]): string[] {
  const clean = new Set(known)
  return [...words]
    .sort((a, b) => a.length - b.length)
    .filter((word) => {
      const isListed = (ending: string): boolean => {
        const stem = word.slice(0, word.length - ending.length)
        return word.endsWith(ending) && stem.length >= SHORTEST_STEM && clean.has(stem)
      }
      if (clean.has(word) || SUFFIXES.some(isListed)) return false
      clean.add(word)
      return true
    })
}

function everyday(
  frequent: readonly string[],
  lower: ReadonlySet<string>,
  entries: readonly Entry[],
  listed: ReadonlySet<string>,
): string[] {
  const own = new Set(entries.map((entry) => entry.word))
  const free = entries.filter((entry) => entry.free)
  const inflected = (word: string): boolean =>
    entries.some((entry) => {
      if (entry.level < 40 || !entry.inflects || !word.startsWith(entry.word)) return false
      const ending = /^(s|es|ed|ing|er|ers|y|in)$/.test(word.slice(entry.word.length))
      return listed.has(word) || (ending && entry.level >= 90)
    })
  const words = frequent.filter(
    (word) =>
      lower.has(word) &&
      (word.length > 2 || SHORT.has(word)) &&
      !own.has(word) &&
      !inflected(word) &&
      !free.some((entry) => word.includes(entry.word)),
  )
  const kept = words
    .slice(0, KNOWN_WORDS)
    .filter((word, rank) => word.length <= LONGEST_GLUED || rank < COMMONEST)
  return [...new Set([...kept, ...SHORT, 'a', 'i', ...HEADS])]
}

/** Whether a word of the dictionary in which an entry was found is a profane word. */
function isProfane(word: string, entry: Entry, fit: Fit, listed: ReadonlySet<string>): boolean {
  if (listed.has(word)) return true
  const singular = [word.replace(/s$/, ''), word.replace(/es$/, '')].find((form) =>
    listed.has(form),
  )
  if (singular !== undefined && singular !== word && entry.level >= 60) return true
  if (!entry.free) return false
  if (fit === Fit.glued || fit === Fit.inflected) return true
  return word.startsWith(entry.word) && (entry.word.length >= 5 || entry.level >= 99)
}

/** Common words that begin or end like an entry, so that their pieces are not taken for one. */
function cutWords(words: readonly string[], entries: readonly Entry[]): Set<string> {
  const endings = ['', 'a', 's', 'e', 't', 'u', 'n', 'in', 'es', 'er', 'y', 'd']
  const forms = new Set<string>()
  for (const { word, level, inflects } of entries) {
    if (level < 48) continue
    for (const ending of inflects ? endings : ['']) forms.add(word + ending)
  }
  const cut = new Set<string>()
  for (const word of words) {
    if (!/^[a-z]{5,14}$/.test(word)) continue
    for (let at = 3; at < word.length - 1; at++) {
      if (forms.has(word.slice(0, at)) || forms.has(word.slice(word.length - at))) cut.add(word)
    }
  }
  return cut
}
