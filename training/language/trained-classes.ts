import { NO_LANGUAGE } from '../../src/engine/language/language-detector.js'
import { SCRIPTS } from '../../src/engine/language/scripts.js'
import { borrowedText } from './borrowed-text.js'
import type { WeighedCorpus } from './class-file.js'
import { clean, englishRanks } from './cleaning.js'
import {
  type Corpus,
  type TextFolder,
  corpusNames,
  readCorpora,
  readSpeakers,
  textFolders,
} from './corpora.js'
import { heldOutLines, withoutHeldOut } from './held-out.js'
import { noise } from './noise.js'
import { withoutMarks } from './plain-letters.js'
import { placesOf } from './places.js'
import { readMeText } from './read-me-text.js'
import { ROMANISED, inLatinLetters } from './romanisation.js'
import { classWeightOf, priorOf, weightOf } from './sampling.js'
import { withoutNeighbours } from './south-slavic.js'
import { TRANSLITERATED } from './transliteration.js'

const LATIN = SCRIPTS.indexOf('Latn')
const ENGLISH = 'eng_Latn'
/** Few people write a language in its other script. */
const OTHER_SCRIPT_PRIOR = -2
/** How much of a language is read in a script that it shares with its neighbours, where it has another as well. */
const SHARE_OF_SCRIPT: Readonly<Record<string, number>> = { srp_Latn: 0.5 }
/** What is in no language is never asked about but by accident. */
const NOISE_PRIOR = -2

/** What is read for a class: what the fitter gets, and lines that it never sees. */
export interface ReadText {
  readonly fitted: readonly WeighedCorpus[]
  readonly heldOut: readonly string[]
}

/** A class of the model, and where its text comes from. */
export interface TrainedClass extends TextFolder {
  readonly prior: number
  readonly weight: number
  readonly read: () => ReadText | Promise<ReadText>
}

/** Latin text without the marks of its letters is drawn this much less than text as it should be. */
const PLAIN_LETTERS = 0.12

/** So many lines of a class are enough to calibrate with. */
const MOST_HELD_OUT = 40

/** All classes that the text is enough for. */
export function trainedClasses(data: string): TrainedClass[] {
  return [
    ...ownClasses(data),
    ...transliteratedClasses(data),
    ...romanisedClasses(data),
    noiseClass(),
  ]
}

/** A class for every folder of the training text. */
function ownClasses(data: string): TrainedClass[] {
  const speakers = readSpeakers(data)
  const english = englishRanks(
    readCorpora(data, ENGLISH).find(({ name }) => name === 'lex-wordfreq')?.lines ?? [],
  )
  const folders = textFolders(data)
  return folders.map((folder) => {
    // What shows how much a language is read may lie in the folder of its other script.
    const corpora = folders
      .filter(({ code }) => code === folder.code)
      .flatMap((same) => corpusNames(data, same.folder))
    const ofLanguage = priorOf(speakers.get(folder.code), [...new Set(corpora)])
    const prior = ofLanguage + Math.log(SHARE_OF_SCRIPT[folder.folder] ?? 1)
    const weight = classWeightOf(ofLanguage, folder.bytes)
    const read = (): ReadText => {
      const corpora = withoutNeighbours(
        data,
        folder.folder,
        clean(folder.folder, readCorpora(data, folder.folder), english),
      )
      const cleaned = [
        ...corpora,
        ...(folder.folder === ENGLISH ? [readMeText()] : placesOf(folder.folder)),
      ]
      const own = withoutHeldOut(cleaned)
      return {
        fitted: [
          ...own.map(weighed),
          ...(folder.script === LATIN ? withoutMarks(own) : []).map((plain) =>
            lighter(weighed(plain), PLAIN_LETTERS),
          ),
          ...borrowed(data, folder.folder, own),
        ],
        heldOut: thin(heldOutLines(cleaned), MOST_HELD_OUT),
      }
    }
    return { ...folder, prior, weight, read }
  })
}

function weighed(corpus: Corpus): WeighedCorpus {
  return { ...corpus, weight: weightOf(corpus) }
}

/** What is fitted of corpora, and what is held out of them. */
function parted(corpora: readonly Corpus[]): ReadText {
  return {
    fitted: withoutHeldOut(corpora).map(weighed),
    heldOut: thin(heldOutLines(corpora), MOST_HELD_OUT),
  }
}

/** So many lines, from everywhere. */
function thin(lines: readonly string[], most: number): string[] {
  const step = Math.max(1, lines.length / most)
  return Array.from(
    { length: Math.min(most, lines.length) },
    (_, at) => lines[Math.floor(at * step)] ?? '',
  )
}

/** What a class borrows from its neighbours, as often as was settled. */
function borrowed(data: string, folder: string, own: readonly Corpus[]): WeighedCorpus[] {
  const loans = borrowedText(data, folder)
  const kept = 1 - loans.reduce((sum, { share }) => sum + share, 0)
  const ownWeight = own.reduce((sum, corpus) => sum + weightOf(corpus), 0)
  return loans.flatMap(({ corpora, share }) => {
    const weight = corpora.reduce((sum, corpus) => sum + weightOf(corpus), 0)
    return corpora.map((corpus) => lighter(weighed(corpus), ((share / kept) * ownWeight) / weight))
  })
}

function lighter(corpus: WeighedCorpus, share: number): WeighedCorpus {
  return { ...corpus, weight: corpus.weight * share }
}

/** Text in a script that a language is also written in. */
function transliteratedClasses(data: string): TrainedClass[] {
  return TRANSLITERATED.map(({ from, code, script, rewrite }) => ({
    ...{
      folder: `${from}-in-${script}`,
      code,
      script: (SCRIPTS as readonly string[]).indexOf(script),
      bytes: 0,
    },
    ...{ prior: OTHER_SCRIPT_PRIOR, weight: 1 },
    read: () => {
      const corpora = readCorpora(data, from).map((corpus) => ({
        ...corpus,
        lines: corpus.lines.map(rewrite),
      }))
      return parted(corpora)
    },
  }))
}

/** Text of other scripts, in Latin letters. */
function romanisedClasses(data: string): TrainedClass[] {
  return ROMANISED.map(({ from, code, prior, weight, romaniser }) => ({
    ...{ folder: `${from[0]}-in-Latn`, code, script: LATIN, bytes: 0, prior, weight },
    read: async () => {
      const corpora = from.flatMap((folder) => readCorpora(data, folder))
      const made = inLatinLetters(corpora, await romaniser(corpora))
      return parted(made)
    },
  }))
}

/** What is in no language: the model has to be able to say so. */
function noiseClass(): TrainedClass {
  return {
    ...{ folder: 'noise', code: NO_LANGUAGE, script: LATIN, bytes: 0 },
    ...{ prior: NOISE_PRIOR, weight: 0.5 },
    read: () => ({ fitted: noise(), heldOut: [] }),
  }
}
