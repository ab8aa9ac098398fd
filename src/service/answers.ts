import type { Candidate } from '../engine/index.js'

/** One language that a text may be in. */
export type LanguageResult = Candidate

export interface DetectionAnswer {
  results: LanguageResult[]
}

export interface BulkDetectionAnswer {
  results: LanguageResult[][]
}

export interface ProfanityAnswer {
  score: number
}

export interface BulkProfanityAnswer {
  scores: number[]
}

export interface StatusAnswer {
  status: {
    detections_today: number
    /** -1 means unlimited. */
    daily_limit: number
    /** -1 means unlimited. */
    remaining_today: number
  }
}

/** Code to English name and own name; variants of the own name are separated by `, `. */
export type LanguagesAnswer = Record<string, [english: string, own: string]>

export interface ErrorAnswer {
  error: {
    code: ErrorStatus
    /** What was wrong and what to do. */
    message: string
  }
}

export type ErrorStatus = 400 | 401 | 404 | 405 | 406 | 429 | 500 | 503
