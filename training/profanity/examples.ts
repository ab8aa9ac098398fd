import type { Entry } from '../../src/engine/profanity/automaton.js'
import { readCorpus, readJsonLines, type Sources } from './sources.js'

/** Whether a match found in a text is profane, and how much that opinion weighs. */
export interface Verdict {
  readonly profane: boolean
  readonly weight: number
}

export interface Example {
  readonly text: string
  /** Written by people to one another. */
  readonly talk: boolean
  readonly judge: (start: number, end: number, entry: Entry) => Verdict | undefined
}

interface Span {
  readonly type: string
  readonly start: number
  readonly end: number
}

interface Comment {
  readonly text: string
  readonly spans: readonly Span[]
}

interface Tweet {
  readonly text: string
  readonly hate: number
  readonly offensive: number
  readonly neither: number
}

const CLEAN_CORPORA = [
  'tatoeba-tests',
  'common-voice',
  'oldi-seed',
  'ebible-open',
  'pb-source',
  'tico19',
  'nusax',
]

/** Text in which the doubtful entries are met in either sense. */
export function* readExamples(sources: Sources): Generator<Example> {
  for (const corpus of CLEAN_CORPORA) {
    for (const text of readCorpus(sources, 'eng_Latn', corpus)) {
      yield { text, talk: false, judge: (_start, _end, entry) => ofCleanText(entry, corpus) }
    }
  }
  for (const comment of readJsonLines(sources, 'train/comments.jsonl') as Comment[]) {
    yield {
      text: comment.text,
      talk: true,
      judge: (start, end, entry) => ofComment(comment.spans, start, end, entry),
    }
  }
  for (const tweet of readJsonLines(sources, 'train/tweets.jsonl') as Tweet[]) {
    yield {
      text: tweet.text,
      talk: true,
      judge: (_start, _end, entry) => ofTweet(tweet, entry),
    }
  }
}

/** Everyday sentences swear, so that only what is doubtful counts there, and less. */
function ofCleanText(entry: Entry, corpus: string): Verdict | undefined {
  const everyday = corpus === 'tatoeba-tests'
  if (everyday && entry.level >= 80) return undefined
  return { profane: false, weight: everyday ? 1 : 3 }
}

function ofComment(
  spans: readonly Span[],
  start: number,
  end: number,
  entry: Entry,
): Verdict | undefined {
  const profane = spans.filter((span) => span.type === 'Profane/Obscene')
  if (profane.some((span) => span.start <= start + 2 && span.end >= end - 2)) {
    return { profane: true, weight: 1 }
  }
  const marked = spans.some(
    (span) => span.start < end && span.end > start && span.end - span.start < 60,
  )
  if (entry.level >= 60 && marked) return { profane: true, weight: 0.5 }
  if (entry.level < 60 && profane.length === 0) return { profane: false, weight: 0.5 }
  return undefined
}

function ofTweet({ hate, offensive, neither }: Tweet, entry: Entry): Verdict | undefined {
  const against = hate + offensive
  if (neither >= 2 && against <= 1) return { profane: false, weight: 1 }
  if (against >= 2 * neither && entry.level >= 55) return { profane: true, weight: 0.25 }
  return undefined
}

/** Whole texts on which their raters agree, for the calibration. */
export function* readAgreed(sources: Sources): Generator<{ text: string; profane: boolean }> {
  for (const { text, spans } of readJsonLines(sources, 'train/comments.jsonl') as Comment[]) {
    const marks = spans.filter((span) => span.type === 'Profane/Obscene')
    const agreed = marks.some((one) =>
      marks.some((other) => one !== other && one.start < other.end && other.start < one.end),
    )
    // Where nobody marked profanity, somebody often marked the same word as an insult: no verdict.
    if (agreed) yield { text, profane: true }
  }
  for (const tweet of readJsonLines(sources, 'train/tweets.jsonl') as Tweet[]) {
    const { text, hate, offensive, neither } = tweet
    if (hate + offensive === 0 && neither >= 3) yield { text, profane: false }
    if (offensive >= 3 && hate + neither === 0) yield { text, profane: true }
  }
}
