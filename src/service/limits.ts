/** In UTF-16 code units, as `string.length` counts. */
export const MOST_UNITS_IN_A_TEXT = 100_000

export const MOST_TEXTS_IN_A_CALL = 1_000

/** Candidates less probable than this are left out of an answer. */
export const LEAST_CONFIDENCE = 0.01

export const MOST_CANDIDATES = 5
