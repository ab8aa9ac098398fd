import { describe, expect, it } from 'vitest'
import { sentencesOf } from '../../training/language/read-me-text.js'

describe('The sentences of a page in Markdown', () => {
  it('are the lines that begin with a capital and end with a full stop, a colon or the like', () => {
    expect(
      sentencesOf(
        'This plugin is issued under these terms.\nnot this one at all\nNor this one here',
      ),
    ).toEqual(['This plugin is issued under these terms.'])
  })

  it('are those of lists and quotations, too', () => {
    expect(sentencesOf('- Add support for older versions.\n> It runs on every system.')).toEqual([
      'Add support for older versions.',
      'It runs on every system.',
    ])
  })

  it('leave out what is code, a tag or an address', () => {
    expect(
      sentencesOf('Returns the `first` value of <b>a list, see https://example.com for it.'),
    ).toEqual(['Returns the value of a list, see for it.'])
  })

  it.each([
    ['a block of code', '```\nThis line of text is code.\n```'],
    ['a heading', '## The options of the command'],
    ['too short', 'Returns the old value.'],
    ['a call', 'Calls done() when all of it is ready.'],
    ['a name in capitals and small letters', 'Sets the baseUrl of every request to this.'],
    ['a name with a dot', 'Reads the file of options.json at the start.'],
    ['an assignment', 'Set the level = two for a faster run.'],
    ['a large number', 'It took at least 1200 steps to finish it.'],
  ])('are none where the line is %s', (_what, line) => {
    expect(sentencesOf(line)).toEqual([])
  })
})
