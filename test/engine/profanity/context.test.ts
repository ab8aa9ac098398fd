import { describe, expect, it } from 'vitest'
import { unpackCharacters } from '../../../src/engine/profanity/characters.js'
import { Context } from '../../../src/engine/profanity/context.js'
import { PACKED } from '../../../src/engine/profanity/data.generated.js'
import { createFold } from '../../../src/engine/profanity/fold.js'
import { hashOf } from '../../../src/engine/profanity/word-set.js'

const fold = createFold(() => unpackCharacters(PACKED.characters))

/** What stands around `[these]` brackets of a text. */
function around(marked: string, context = new Context()): Context {
  const start = marked.indexOf('[')
  const end = marked.indexOf(']') - 1
  context.read(fold(marked.replace('[', '').replace(']', '')), start, end)
  return context
}

const wordsOf = ({ hashes, count }: Context['before']): number[] => [...hashes.slice(0, count)]
const hashesOf = (words: string): number[] => words.split(' ').map(hashOf)

describe('The words around a place', () => {
  it('are those on either side, nearest first', () => {
    const { before, after } = around('one two [here] three four')
    expect(wordsOf(before)).toEqual(hashesOf('two one'))
    expect(wordsOf(after)).toEqual(hashesOf('three four'))
  })

  it('are none where there are none', () => {
    const { before, after } = around(' [here]. ')
    expect([before.count, after.count]).toEqual([0, 0])
  })

  it('are eight on each side at most', () => {
    const { before, after } = around('a b c d e f g h i [here] k l m n o p q r s')
    expect(wordsOf(before)).toEqual(hashesOf('i h g f e d c b'))
    expect(wordsOf(after)).toEqual(hashesOf('k l m n o p q r'))
    expect([before.count, after.count]).toEqual([8, 8])
  })

  it('are no farther than 80 characters', () => {
    const near = around(`one${' '.repeat(80)}[here]${' '.repeat(80)}two`)
    const far = around(`one${' '.repeat(81)}[here]${' '.repeat(81)}two`)
    expect([near.before.count, near.after.count]).toEqual([1, 1])
    expect([far.before.count, far.after.count]).toEqual([0, 0])
  })

  it('are parted by signs and digits, and not by apostrophes', () => {
    const { before, after } = around("one,two;don't [here] it's four-five")
    expect(wordsOf(before)).toEqual(hashesOf('dont two one'))
    expect(wordsOf(after)).toEqual(hashesOf('its four five'))
  })

  it('are read in parts where they are longer than any', () => {
    const { before, after } = around(`${'a'.repeat(25)} [here] ${'b'.repeat(25)}`)
    expect(wordsOf(before)).toEqual([hashOf('a'.repeat(24)), hashOf('a')])
    expect(wordsOf(after)).toEqual([hashOf('b'.repeat(24)), hashOf('b')])
  })

  it('are in its sentence up to a sign that ends one', () => {
    const inSentence = (text: string): number[] => {
      const { before, after } = around(text)
      return [before.inSentence, after.inSentence]
    }
    expect(inSentence('one, two [here]; three - four')).toEqual([2, 2])
    expect(inSentence('one. Two [here] three! Four')).toEqual([1, 1])
    expect(inSentence('One two? [here]. Three')).toEqual([0, 0])
  })

  it('are in its sentence beyond an initial', () => {
    expect(around('one Philip K. [here]').before.inSentence).toBe(3)
    expect(around('one Philip Kay. [here]').before.inSentence).toBe(0)
    expect(around('K. [here]').before.inSentence).toBe(0)
  })

  it('are forgotten', () => {
    const context = around('one two [here] three four')
    context.forget()
    expect([...context.before.hashes, ...context.after.hashes].every((hash) => hash === 0)).toBe(
      true,
    )
  })

  it('are told anew for every place', () => {
    const context = around('One two [Here] Three. Four-[here]-five'.replace('[Here]', 'Here'))
    around('[here]', context)
    const { before, after, titled, title, hyphened, first, last } = context
    expect([before.count, before.inSentence, after.count, after.inSentence]).toEqual([0, 0, 0, 0])
    expect({ titled, title, hyphened, first, last }).toEqual({
      titled: false,
      title: false,
      hyphened: false,
      first: true,
      last: true,
    })
  })
})

describe('A place', () => {
  it.each([
    ['[here]', true, true],
    ['one [here] two', false, false],
    ['One. [here] two', true, false],
    ['one [here]. Two', false, true],
    ['one, [here], two', false, false],
    ['... [here] ...', true, true],
  ])('is the first or the last of its sentence: %s', (text, first, last) => {
    const context = around(text)
    expect([context.first, context.last]).toEqual([first, last])
  })

  it.each([
    ['[Here]', true],
    ['[here]', false],
    ['[HERE]', false],
    ['[hERE]', false],
    ['[H]', true],
    ['[H]Ere', true],
    ['one [H]Ere', true],
    ['one [HE]re', false],
  ])('is written like a name: %s', (text, title) => {
    expect(around(text).title).toBe(title)
  })

  it.each([
    ['Uncle [here]', true],
    ['uncle [here]', false],
    ['UNCLE [here]', false],
    ['U [here]', false],
    ['Uncle. [here]', false],
    ['Uncle old [here]', false],
    ['[here] Jones', true],
    ['[here] jones', false],
    ['[here] J', false],
    ['[here]. Jones', false],
    ['[here] old Jones', false],
  ])('has a name beside it: %s', (text, titled) => {
    expect(around(text).titled).toBe(titled)
  })

  it.each([
    ['kitchen-[here]-study', true],
    ['kitchen-[here] study', false],
    ['kitchen [here]-study', false],
    ['kitchen [here] study', false],
  ])('is between hyphens: %s', (text, hyphened) => {
    expect(around(text).hyphened).toBe(hyphened)
  })
})
