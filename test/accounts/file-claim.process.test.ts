import { readdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFileStore } from '../../src/accounts/file-store.js'
import { startProcess } from './other-process.js'
import { createPath, openStore } from './stored-file.js'

/** An id that no process has. */
const NOBODY = 2 ** 30

describe('A file that is in use by another process', () => {
  it('is refused while another process holds it, which is named with what to do', async () => {
    const path = await createPath()
    const other = startProcess('holding-process.ts', path)
    await other.wrote('held')
    await expect(openFileStore(path)).rejects.toThrow(
      `${path} is in use by process ${other.id}; stop that process, or name another file.`,
    )
  })

  it('stays in use after others were refused', async () => {
    const path = await createPath()
    const other = startProcess('holding-process.ts', path)
    await other.wrote('held')
    await expect(openFileStore(path)).rejects.toThrow('in use')
    await expect(openFileStore(path)).rejects.toThrow('in use')
  })

  it('is free once the process that held it was killed', async () => {
    const path = await createPath()
    const other = startProcess('holding-process.ts', path)
    await other.wrote('held')
    await other.kill()
    await openStore(path)
    expect(await readdir(dirname(path))).toEqual([`accounts.json.lock-${process.pid}`])
  })

  it('is held by exactly one of many processes that come at once after a crash', async () => {
    const path = await createPath()
    await writeFile(`${path}.lock-${NOBODY}`, '')
    const others = Array.from({ length: 6 }, () => startProcess('holding-process.ts', path))
    await Promise.all(others.map((other) => other.wrote('held')))
    expect(others.filter((other) => other.written().includes('held'))).toHaveLength(1)
  }, 20_000)
})
