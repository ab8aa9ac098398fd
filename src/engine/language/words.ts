import { endOfWordWithDigits } from './digits-for-letters.js'
import { APOSTROPHE, LIGATURES, SCRIPTS, SILENT, fold, scriptOf } from './scripts.js'

/** Longer runs of letters are read in pieces of this many. */
export const MOST_LETTERS = 32

/** What stands before the first and after the last letter of a word. */
export const BOUNDARY = 0x20

const CYRILLIC = SCRIPTS.indexOf('Cyrl')
/** Accents that are written after their letter. */
const MARKS = { first: 0x300, last: 0x36f }

/**
 * Reads the words of a text one after another, without making anything for each of them. A word is a run
 * of letters of one script, with the apostrophes inside it. Web and e-mail addresses, `@names`, `#tags`,
 * identifiers with an underscore and words that touch a digit are in no language, and are passed over; but
 * where single digits stand for letters, as in "7abibi", they are taken for letters.
 *
 * @example
 * const words = new WordReader()
 * words.open('Guten Tag')
 * while (words.next()) console.log(words.start, words.end) // 0 5, then 6 9
 */
export class WordReader {
  /** The word's letters, folded, between two boundaries: letter one is at 1. */
  readonly letters = new Uint16Array(MOST_LETTERS + 2)
  /** How many letters the word has. */
  length = 0
  /** Its script, as a place in `SCRIPTS`. */
  script = 0
  /** Where it starts and ends in the text, in UTF-16 code units. */
  start = 0
  end = 0

  #text = ''
  #at = 0

  constructor() {
    this.letters[0] = BOUNDARY
  }

  /** Starts on a text. */
  open(text: string): void {
    this.#text = text
    this.#at = 0
  }

  /** Goes on to the next word; false at the end of the text, of which nothing is kept then. */
  next(): boolean {
    const text = this.#text
    const size = text.length
    let at = this.#at
    while (at < size) {
      const script = scriptOf[text.charCodeAt(at)] ?? 0
      if (script === 0 || script === SILENT) {
        at++
        continue
      }
      this.start = at
      at = this.#endOfWord(script, this.#read(script, at))
      if (this.length === 0) continue
      this.script = script
      this.end = at
      this.letters[this.length + 1] = BOUNDARY
      this.#at = at
      return true
    }
    this.#at = at
    this.#text = ''
    this.letters.fill(0, 1)
    return false
  }

  /** Takes in the letters from `at` on, and gives back where they end. */
  #read(script: number, from: number): number {
    const text = this.#text
    const size = text.length
    const { letters } = this
    let length = 0
    let at = from
    for (; at < size && length < MOST_LETTERS; at++) {
      const unit = text.charCodeAt(at)
      const own = scriptOf[unit] ?? 0
      if (unit >= MARKS.first && unit <= MARKS.last) {
        const composed = compose(letters[length] ?? BOUNDARY, unit)
        if (composed !== 0) letters[length] = composed
        else letters[++length] = unit
      } else if (own === script) {
        if (unit < LIGATURES.first || unit > LIGATURES.last) letters[++length] = fold(unit)
        else
          for (const letter of lettersOf(unit))
            if (length < MOST_LETTERS) letters[++length] = letter.charCodeAt(0)
      } else if (fold(unit) === APOSTROPHE && scriptOf[text.charCodeAt(at + 1)] === script) {
        letters[++length] = APOSTROPHE
      } else if (own !== SILENT) {
        break
      }
    }
    this.length = length
    return at
  }

  /**
   * Where the word ends whose letters are from `start` to `end`: elsewhere, if digits among them stand for letters. Where
   * they belong to something that is in no language, the word is left without letters, and this is where to go on.
   */
  #endOfWord(script: number, end: number): number {
    const text = this.#text
    // At the ends of the text it is NaN, which is nothing that is looked for.
    const before = text.charCodeAt(this.start - 1)
    const after = text.charCodeAt(end)
    if (before === HASH || before === AT) return this.#passOver(endOfToken(text, end))
    if (script > CYRILLIC) return end
    // The letters go on where there are too many for a word.
    if (scriptOf[after] === script) return this.#passOver(endOfToken(text, end))
    if (isPlain(before) && isPlain(after)) return end
    if (isDigit(before) || isDigit(after)) return this.#readWithDigits(isDigit(before), end)
    if (before === UNDERSCORE || after === UNDERSCORE) return this.#passOver(end)
    return this.#orPastAddress(end)
  }

  /** There is no word up to `end`. */
  #passOver(end: number): number {
    this.length = 0
    return end
  }

  /** Takes in the letters of a word that touches a digit, if digits are letters there. */
  #readWithDigits(startsWithDigit: boolean, end: number): number {
    const start = startsWithDigit ? this.start - 1 : this.start
    const wordEnd = endOfWordWithDigits(this.#text, start, start + MOST_LETTERS)
    if (wordEnd === start) return this.#passOver(end)
    for (let at = start; at < wordEnd; at++)
      this.letters[at - start + 1] = fold(this.#text.charCodeAt(at))
    this.start = start
    this.length = wordEnd - start
    return this.#orPastAddress(wordEnd)
  }

  /** The end of the word, unless it begins a web or e-mail address: that is passed over. */
  #orPastAddress(end: number): number {
    return this.#isAddress(end) ? this.#passOver(endOfToken(this.#text, end)) : end
  }

  /** Whether the letters up to `end` begin a web or e-mail address. */
  #isAddress(end: number): boolean {
    const text = this.#text
    const after = text.charCodeAt(end)
    if (after !== AT && after !== COLON && after !== DOT && after !== SLASH) return false
    // No farther than that: a word after each of many slashes would have the whole run looked through.
    const hostEnd = endOfToken(text, end, this.start + LONGEST_HOST)
    if (hostEnd === end + 1 || !ADDRESS.test(text.slice(this.start, hostEnd))) return false
    // `RegExp.lastMatch` and its like keep what was last found, for everybody: nothing, then.
    NOTHING.test('')
    return true
  }
}

const HASH = 0x23
const DOT = 0x2e
const SLASH = 0x2f
const COLON = 0x3a
const AT = 0x40
const UNDERSCORE = 0x5f

/** What is looked at to tell an address from the end of a sentence. */
const LONGEST_HOST = 128
const ADDRESS =
  /^(?:[a-z]+:\/\/|www\.|[^\s@]+@[\p{L}\d-]+\.)|^[\p{L}\d.-]+\.(?:com|org|net|edu|gov|info|io|dev|app|html?|php|js|ts|json|css|py|exe|pdf|jpe?g|png|mp[34]|zip)\b|^(?:[a-z]{2}\.)?[a-z\d-]+\.[a-z]{2}\//iu

const NOTHING = /(?:)/u

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39
}

/** A space, or a sign that ends a word and no more. */
function isPlain(unit: number): boolean {
  return unit === 0x20 || unit === 0x2c || unit === 0x0a || unit > 0x7f
}

function endOfToken(text: string, from: number, most = text.length): number {
  let at = from
  while (at < most && text.charCodeAt(at) > 0x20) at++
  return at
}

function lettersOf(ligature: number): string {
  return String.fromCharCode(ligature).normalize('NFKC')
}

/** The one code unit for a letter and the accent after it; 0 if there is none. */
function compose(letter: number, mark: number): number {
  const composed = String.fromCharCode(letter, mark).normalize('NFC')
  return composed.length === 1 ? composed.charCodeAt(0) : 0
}
