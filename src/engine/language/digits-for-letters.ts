import { APOSTROPHE, SCRIPTS, fold, scriptOf } from './scripts.js'

const LATIN = SCRIPTS.indexOf('Latn')
/** The digits that stand for letters somewhere; `0` and `1` do so in disguises alone. */
const FIRST_DIGIT = 0x32
const LAST_DIGIT = 0x39
/** Fewer letters are a unit, an ordinal or a thing's number: "5km", "2nd", "mp3". */
const FEWEST_LETTERS = 3
/** What may stand before such a word, and after it; elsewhere it is part of a number, an identifier or a formula. */
const BEFORE = ' \n\t,"\'(*'
const AFTER = ' \n\t,"\')*.!?;:'

/**
 * Whoever types Arabic, Bulgarian or Greek in Latin letters writes digits for the letters that Latin lacks:
 * "7abibi", "ima6", "8elo". Gives back where such a word ends that begins at `start` and ends
 * before `limit`; `start` itself where none does: single digits among three letters or more, none of them a capital
 * but the first.
 *
 * @example
 * endOfWordWithDigits('ma3ak?', 0, 32) // 5
 * endOfWordWithDigits('sha256', 0, 32) // 0
 */
export function endOfWordWithDigits(text: string, start: number, limit: number): number {
  if (!stands(text, start - 1, BEFORE)) return start
  let letters = 0
  let digits = 0
  let at = start
  for (let wasDigit = false; at < limit; at++) {
    const unit = text.charCodeAt(at)
    const isDigit = unit >= FIRST_DIGIT && unit <= LAST_DIGIT
    const isLetter = scriptOf[unit] === LATIN
    if (isDigit && wasDigit) return start
    if (isLetter && letters > 0 && fold(unit) !== unit) return start
    if (isLetter) letters++
    else if (isDigit) digits++
    else if (fold(unit) !== APOSTROPHE || scriptOf[text.charCodeAt(at + 1)] !== LATIN) break
    wasDigit = isDigit
  }
  const isWord = letters >= FEWEST_LETTERS && letters >= 2 * digits && stands(text, at, AFTER)
  return isWord ? at : start
}

/** Whether there is the end of the text, one of some signs, or one that is not ASCII and no letter. */
function stands(text: string, at: number, signs: string): boolean {
  const unit = text.charCodeAt(at)
  return (
    Number.isNaN(unit) || (unit > 0x7f ? scriptOf[unit] === 0 : signs.includes(text.charAt(at)))
  )
}
