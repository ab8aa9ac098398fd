import { describe, expect, it } from 'vitest'
import description from '../../package.json' with { type: 'json' }
import { run } from './run.js'

const COMMANDS = ['detect', 'profanity', 'languages', 'serve'] as const

/** Wrong use is one line on the error output, nothing on the output, and exit code 2. */
async function expectRefused(words: readonly string[], message: RegExp): Promise<void> {
  const { code, out, err } = await run(words)
  expect(err).toMatch(message)
  expect(err).toMatch(/^glossa: [^\n]+\n$/)
  expect(out).toBe('')
  expect(code).toBe(2)
}

describe('glossa --help', () => {
  it.each([[['--help']], [['-h']], [['help']]])('%j names every command', async (words) => {
    const { code, out } = await run(words)
    for (const command of COMMANDS) expect(out).toContain(`glossa ${command}`)
    expect(code).toBe(0)
  })
})

describe.each(COMMANDS)('glossa %s', (command) => {
  it('--help tells how it is used, and gives an example', async () => {
    const { code, out } = await run([command, '--help'])
    expect(out).toMatch(new RegExp(`^Usage: glossa ${command}`))
    expect(out).toMatch(/^Examples?$/m)
    expect(code).toBe(0)
  })

  it('refuses an option that it does not know', async () => {
    await expectRefused([command, '--nonsense'], /--nonsense.*Try "glossa --help"/)
  })
})

describe('glossa help', () => {
  it('COMMAND says what COMMAND --help says', async () => {
    expect((await run(['help', 'serve'])).out).toBe((await run(['serve', '-h'])).out)
  })
})

describe('glossa --version', () => {
  it.each(['--version', '-v'])('%s is that of the package', async (word) => {
    expect(await run([word])).toEqual({ code: 0, out: `${description.version}\n`, err: '' })
  })
})

describe('glossa refuses', () => {
  it.each([
    ['no command', [], /Say what to do/],
    ['a command that there is not', ['detekt'], /no command "detekt"/],
    ['help on a command that there is not', ['help', 'detekt'], /no command "detekt"/],
    ['the name of what every object has', ['toString'], /no command "toString"/],
    ['help on what every object has', ['help', 'constructor'], /no command "constructor"/],
    ['an option that it does not know', ['--nonsense'], /--nonsense/],
  ])('%s', async (_, words, message) => {
    await expectRefused(words, message)
  })
})

describe('glossa languages', () => {
  it('prints a code, the English name and the own name a line, with tabs between', async () => {
    const { code, out } = await run(['languages'])
    expect(out.split('\n')).toContain('de\tGerman\tDeutsch')
    expect(out).toMatch(/^([a-z]{2,3}\t[^\t\n]+\t[^\t\n]+\n)+$/)
    expect(code).toBe(0)
  })

  it('--json prints what the service answers', async () => {
    const { out } = await run(['languages', '--json'])
    expect(JSON.parse(out)).toHaveProperty('de', ['German', 'Deutsch'])
  })

  it('refuses a text', async () => {
    await expectRefused(['languages', 'text'], /text/)
  })
})
