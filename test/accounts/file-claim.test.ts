import { spawn } from 'node:child_process'
import { readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openFileStore } from '../../src/accounts/file-store.js'
import { createFolder } from './folder.js'
import { createPath, openStore } from './stored-file.js'

/** An id that no process has. */
const NOBODY = 2 ** 30

/** The id of a process that was started after this one, and does nothing until the test has ended. */
function startLater(): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 60_000)'])
  onTestFinished(() => void child.kill('SIGKILL'))
  return child.pid ?? 0
}

const claims = async (path: string): Promise<string[]> =>
  (await readdir(dirname(path))).filter((name) => name.includes('.lock-'))

describe('A file that is in use', () => {
  it('is refused to the same process', async () => {
    const path = await createPath()
    await openStore(path)
    await expect(openFileStore(path)).rejects.toThrow(`in use by process ${process.pid}`)
  })

  it('is refused under another name of the same path', async () => {
    const path = await createPath()
    await openStore(path)
    await expect(openFileStore(relative(process.cwd(), path))).rejects.toThrow('in use')
  })

  it('is refused through a linked folder', async () => {
    const path = await createPath()
    await openStore(path)
    const link = join(await createFolder(), 'link')
    await symlink(dirname(path), link)
    await expect(openFileStore(join(link, 'accounts.json'))).rejects.toThrow('in use')
  })

  it('is free once it was closed', async () => {
    const path = await createPath()
    await (await openStore(path)).close()
    await expect(openStore(path)).resolves.toBeDefined()
  })

  it('is free where a claim is left of a process that had our id', async () => {
    const path = await createPath()
    await writeFile(`${path}.lock-${process.pid}`, '')
    await expect(openStore(path)).resolves.toBeDefined()
  })

  it('is claimed by an empty file that its owner alone can read', async () => {
    const path = await createPath()
    await openStore(path)
    const claim = `${path}.lock-${process.pid}`
    expect(await readFile(claim, 'utf8')).toBe('')
    expect((await stat(claim)).mode & 0o777).toBe(0o600)
  })

  it('can be closed where its claim is gone', async () => {
    const path = await createPath()
    const store = await openFileStore(path)
    await rm(`${path}.lock-${process.pid}`)
    await expect(store.close()).resolves.toBeUndefined()
  })

  it.each([
    'accounts.json.lock-x12',
    'accounts.json.lock-12x',
    'accounts.json.lock-notes',
    'accounts.json.lock-',
    'other.json.lock-1073741824',
  ])('leaves %s alone, which is no claim of it', async (name) => {
    const path = await createPath()
    await writeFile(join(dirname(path), name), 'mine')
    await openStore(path)
    expect(await readdir(dirname(path))).toContain(name)
  })
})

describe('A file that a process has claimed that came before', () => {
  it('is refused, however often it is asked for', async () => {
    const path = await createPath()
    await writeFile(`${path}.lock-${process.ppid}`, '')
    const refusal = `${path} is in use by process ${process.ppid}; stop that process, or name another file.`
    await expect(openFileStore(path)).rejects.toThrow(refusal)
    await expect(openFileStore(path)).rejects.toThrow(refusal)
  })

  it('bears no claim of the one that was refused', async () => {
    const path = await createPath()
    await writeFile(`${path}.lock-${process.ppid}`, '')
    await expect(openFileStore(path)).rejects.toThrow('in use')
    expect(await claims(path)).toEqual([`accounts.json.lock-${process.ppid}`])
  })

  it('is refused where that process is of another user, who lets nobody signal it', async () => {
    const path = await createPath()
    await writeFile(`${path}.lock-${process.ppid}`, '')
    const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' })
    })
    onTestFinished(() => {
      kill.mockRestore()
    })
    await expect(openFileStore(path)).rejects.toThrow(`in use by process ${process.ppid};`)
  })

  it('is free where that process is no more, and its claim is cleared away', async () => {
    const path = await createPath()
    await writeFile(`${path}.lock-${NOBODY}`, '')
    await openStore(path)
    expect(await claims(path)).toEqual([`accounts.json.lock-${process.pid}`])
  })
})

describe('A file that a later process has claimed at the same moment', () => {
  it('is had once that process has withdrawn', async () => {
    const path = await createPath()
    const claim = `${path}.lock-${startLater()}`
    await writeFile(claim, '')
    setTimeout(() => void rm(claim), 60)
    await expect(openStore(path)).resolves.toBeDefined()
  })

  it('is refused where that process stays, which is named', async () => {
    const path = await createPath()
    const later = startLater()
    await writeFile(`${path}.lock-${later}`, '')
    await expect(openFileStore(path)).rejects.toThrow(`in use by process ${later};`)
  })
})
