import { mkdir, readdir, readFile, readlink, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFileStore } from '../../src/accounts/file-store.js'
import { StoreFault } from '../../src/accounts/index.js'
import { createFolder } from './folder.js'
import { openHome, type Home } from './home.js'
import { createPath, openStore } from './stored-file.js'

async function openAt(path: string): Promise<Home & { readonly close: () => Promise<void> }> {
  const store = await openStore(path)
  return { ...(await openHome({ store })), close: () => store.close() }
}

const setAside = async (path: string): Promise<string[]> =>
  (await readdir(dirname(path))).filter((name) => name.includes('.damaged-'))

describe('A file store', () => {
  it('keeps the count when it is opened again', async () => {
    const path = await createPath()
    const first = await openAt(path)
    await first.ask(7)
    await first.close()
    expect(await (await openAt(path)).used()).toBe(7)
  })

  it('has written before it answers', async () => {
    const path = await createPath()
    const { ask } = await openAt(path)
    await ask(7)
    expect(await readFile(path, 'utf8')).toContain('"2026-11-20":7')
  })

  it('makes the folders that are not there', async () => {
    const path = join(await createFolder(), 'a', 'b', 'accounts.json')
    await (await openAt(path)).ask()
    expect(await readFile(path, 'utf8')).toContain('home')
  })

  it('is readable by its owner alone', async () => {
    const path = await createPath()
    await openAt(path)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  it('leaves nothing but the document when it is closed', async () => {
    const path = await createPath()
    const { ask, close } = await openAt(path)
    await ask()
    await close()
    expect(await readdir(dirname(path))).toEqual(['accounts.json'])
  })

  it.runIf(process.platform === 'linux')('leaves no file open when it has written', async () => {
    const path = await createPath()
    await (await openAt(path)).ask()
    const open = await readdir('/proc/self/fd')
    const names = await Promise.all(
      open.map((file) => readlink(`/proc/self/fd/${file}`).catch(() => '')),
    )
    expect(names.filter((name) => name.startsWith(dirname(path)))).toEqual([])
  })

  it('ends the write that is under way before it is closed', async () => {
    const path = await createPath()
    const { ask, close } = await openAt(path)
    void ask(7)
    await close()
    expect(await readFile(path, 'utf8')).toContain('"2026-11-20":7')
  })

  it('refuses to count once it is closed', async () => {
    const { ask, close } = await openAt(await createPath())
    await close()
    await expect(ask()).rejects.toThrow(StoreFault)
    await expect(ask()).rejects.toHaveProperty(
      'cause.message',
      expect.stringContaining('is closed'),
    )
  })

  it.each(['', '{"version":1', 'not json', '\0\0\0'])(
    'does not mind %j as the leftover of a write that was cut off',
    async (leftover) => {
      const path = await createPath()
      const { ask, close } = await openAt(path)
      await ask(7)
      await close()
      await writeFile(`${path}.next`, leftover)
      const again = await openAt(path)
      await again.ask()
      expect(await again.used()).toBe(8)
      expect(again.reported).toEqual([])
    },
  )

  it('does not count what could not be written', async () => {
    const path = await createPath()
    const { ask, used } = await openAt(path)
    await ask(7)
    await mkdir(`${path}.next`)
    await expect(ask()).rejects.toThrow(StoreFault)
    expect(await used()).toBe(7)
  })

  it('says so when the file cannot be read, and lets it go', async () => {
    const path = await createPath()
    await mkdir(path)
    await expect(openFileStore(path)).rejects.toThrow('EISDIR')
    await expect(openFileStore(path)).rejects.toThrow('EISDIR')
  })
})

describe('A file that is damaged', () => {
  const whole = '{"version":1,"accounts":{"home":{"limit":100}},"keys":{}}'
  it.each([
    ['empty', Buffer.from('')],
    ['torn', Buffer.from(whole.slice(0, 40))],
    ['garbage', Buffer.from([0, 255, 254, 128, 13, 10, 192])],
    ['zeros', Buffer.alloc(4096)],
    ['a JSON text', Buffer.from('"Grüße"')],
    ['sound JSON, and no document', Buffer.from('{ "version" : 2 }\n')],
  ])('being %s is set aside byte for byte, and reported', async (_, bytes) => {
    const path = await createPath()
    await writeFile(path, bytes)
    const { reported } = await openAt(path)
    const [name = ''] = await setAside(path)
    expect(reported.map((damage) => `accounts.json.${damage.setAside}`)).toEqual([name])
    expect(await readFile(join(dirname(path), name))).toEqual(bytes)
  })

  it('is told to be no object where it is no JSON', async () => {
    const path = await createPath()
    await writeFile(path, whole.slice(0, 40))
    const { reported } = await openAt(path)
    expect(reported).toMatchObject([{ reason: 'The document is not an object.' }])
  })

  it('hands out nothing on that day', async () => {
    const path = await createPath()
    await writeFile(path, whole.slice(0, 40))
    expect(await (await openAt(path)).ask()).toBe(false)
  })

  it('is a whole document afterwards', async () => {
    const path = await createPath()
    await writeFile(path, whole.slice(0, 40))
    const { close } = await openAt(path)
    await close()
    const again = await openAt(path)
    expect(again.reported).toEqual([])
    expect(await setAside(path)).toHaveLength(1)
  })
})
