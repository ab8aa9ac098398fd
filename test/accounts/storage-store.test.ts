import { describe, expect, it } from 'vitest'
import { createStorageStore } from '../../src/accounts/index.js'
import { createArea, createLocks } from './extension-storage.js'
import { openHome } from './home.js'

const openStore = (area = createArea(), locks = createLocks()) =>
  createStorageStore({ area, locks, name: 'accounts' })

describe('A storage store', () => {
  it('has no document at first', async () => {
    expect(await openStore().read()).toBeUndefined()
  })

  it('keeps the document under its name, and leaves what else is stored', async () => {
    const area = createArea({ theme: 'dark' })
    await openHome({ store: openStore(area) })
    expect([...area.values.keys()]).toEqual(['theme', 'accounts'])
    expect(area.values.get('theme')).toBe('"dark"')
  })

  it('has written before it answers', async () => {
    const area = createArea()
    const { ask } = await openHome({ store: openStore(area) })
    await ask(7)
    expect(area.values.get('accounts')).toContain('"2026-11-20":7')
  })

  it('sets a damaged document aside in the same write', async () => {
    const area = createArea({ accounts: 'torn' })
    await openHome({ store: openStore(area) })
    expect(area.writes()).toBe(1)
    expect(area.values.get('accounts.damaged-2026-11-20T12-00-00.000Z')).toBe('"torn"')
  })

  it('holds a lock of its own name while it reads and writes', async () => {
    const held: string[] = []
    const locks = createLocks()
    const watched = {
      request: (name: string, run: () => Promise<void>) => {
        held.push(name)
        return locks.request(name, run)
      },
    }
    await openHome({ store: openStore(createArea(), watched) })
    expect(held).toEqual(['glossa:accounts'])
  })

  it('reads without a lock', async () => {
    const never = { request: () => new Promise<never>(() => undefined) }
    expect(await openStore(createArea({ accounts: { version: 1 } }), never).read()).toEqual({
      version: 1,
    })
  })

  it('rejects what cannot get the lock', async () => {
    const refused = { request: () => Promise.reject(new Error('AbortError')) }
    const update = openStore(createArea(), refused).update(() => ({ result: 1 }))
    await expect(update).rejects.toThrow('AbortError')
  })
})
