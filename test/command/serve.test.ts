import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createClient, httpTransport } from '../../src/client/index.js'
import { createFolder } from '../accounts/folder.js'
import { run, start } from './run.js'

/** A server with accounts of its own, or with those that are named. */
async function serve(
  words: readonly string[] = [],
  accounts?: string,
  environment: NodeJS.ProcessEnv = {},
) {
  const file = accounts ?? join(await createFolder(), 'accounts.json')
  const running = start(['serve', '--port', '0', '--accounts', file, ...words], environment)
  const out = await running.wrote(/Listening on \S+\n/)
  const [, url = ''] = /Listening on (\S+)\n/.exec(out) ?? []
  const [, key = ''] = /API key: (\S+)\n/.exec(out) ?? []
  const clientWith = (key: string) => createClient({ transport: httpTransport(url), key })
  return { ...running, out, url, key, file, clientWith, client: clientWith(key) }
}

async function expectRefused(words: readonly string[], message: RegExp): Promise<void> {
  const file = join(await createFolder(), 'accounts.json')
  const { code, out, err } = await run(['serve', '--port', '0', '--accounts', file, ...words])
  expect(err).toMatch(message)
  expect(err).toMatch(/^glossa: [^\n]+\n$/)
  expect({ code, out }).toEqual({ code: 2, out: '' })
}

describe('glossa serve', () => {
  it('prints a key, and an address at which it works', async () => {
    const { client, url } = await serve()
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(await client.status()).toMatchObject({ daily_limit: 100 })
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('ends with code 0 at %s', async (signal) => {
    const { process, ended } = await serve()
    process.kill(signal)
    expect(await ended).toMatchObject({ code: 0, err: '' })
  })

  it('goes on where it was after a restart: the count, and earlier keys', async () => {
    const first = await serve(['--limit', '5'])
    await first.client.detect(['one', 'two'])
    first.process.kill('SIGTERM')
    await first.ended
    const second = await serve([], first.file)
    expect(second.key).not.toBe(first.key)
    expect(await second.clientWith(first.key).status()).toEqual({
      detections_today: 2,
      daily_limit: 5,
      remaining_today: 3,
    })
  })

  it('is refused where another one has the accounts', async () => {
    const { file } = await serve()
    const { code, err } = await run(['serve', '--port', '0', '--accounts', file])
    expect(err).toContain(file)
    expect(code).toBe(2)
  })

  it('is refused where the port is taken', async () => {
    const { url } = await serve()
    await expectRefused(['--port', new URL(url).port], /EADDRINUSE/)
  })

  it('takes no limit', async () => {
    const { client } = await serve(['--limit', 'unlimited'])
    expect(await client.status()).toMatchObject({ daily_limit: -1 })
  })

  it('keeps the accounts of each port in the place that the system has for them', async () => {
    const folder = await createFolder()
    const { wrote } = start(['serve', '--port', '0'], {
      XDG_STATE_HOME: folder,
      LOCALAPPDATA: folder,
    })
    await wrote(/Listening/)
    expect(existsSync(join(folder, 'glossa', 'accounts-0.json'))).toBe(true)
  })
})

describe('glossa serve --key-file', () => {
  const KEY = 'a-key-of-my-own-that-is-long-enough'

  it('takes the key that the file has', async () => {
    const keyFile = join(await createFolder(), 'key')
    writeFileSync(keyFile, `${KEY}\n`)
    const { clientWith, out } = await serve(['--key-file', keyFile])
    expect(await clientWith(KEY).status()).toHaveProperty('daily_limit')
    expect(out).not.toContain(KEY)
  })

  it('writes a key to a file that is not there, readable by its owner alone', async () => {
    const keyFile = join(await createFolder(), 'key')
    const { clientWith, out } = await serve(['--key-file', keyFile])
    const key = readFileSync(keyFile, 'utf8').trim()
    expect(await clientWith(key).status()).toHaveProperty('daily_limit')
    expect(out).not.toContain(key)
    if (process.platform !== 'win32') expect(statSync(keyFile).mode & 0o777).toBe(0o600)
  })

  it('takes the key that an earlier start wrote', async () => {
    const keyFile = join(await createFolder(), 'key')
    const first = await serve(['--key-file', keyFile])
    const key = readFileSync(keyFile, 'utf8')
    first.process.kill('SIGTERM')
    await first.ended
    const { clientWith } = await serve(['--key-file', keyFile], first.file)
    expect(readFileSync(keyFile, 'utf8')).toBe(key)
    expect(await clientWith(key.trim()).status()).toHaveProperty('daily_limit')
  })

  it.each(['', 'short', `${KEY} ${KEY}`])('refuses a file that holds %j', async (content) => {
    const keyFile = join(await createFolder(), 'key')
    writeFileSync(keyFile, content)
    await expectRefused(['--key-file', keyFile], /one key of at least 16 characters/)
  })
})

describe('glossa serve refuses', () => {
  it.each([
    ['a port that is none', ['--port', '80x'], /--port takes a number from 0 to 65535, not "80x"/],
    ['a port that is too high', ['--port', '65536'], /--port/],
    ['a limit that is none', ['--limit', '-1'], /limit/],
    ['a limit that is no number', ['--limit', 'many'], /"unlimited", not "many"/],
    ['plain HTTP on another interface', ['--host', '0.0.0.0'], /--cert and --key/],
    ['a certificate without its key', ['--cert', 'x'], /both --cert and --key/],
    ['a key without its certificate', ['--key', 'x'], /both --cert and --key/],
    ['a certificate that is not there', ['--cert', '/no/x', '--key', '/no/y'], /ENOENT.*\/no\/x/],
    ['a word that is no option', ['8787'], /8787/],
  ])('%s', async (_, words, message) => {
    await expectRefused(words, message)
  })
})
