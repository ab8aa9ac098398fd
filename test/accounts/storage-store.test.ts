import { describe, expect, it } from 'vitest'
import { createStorageStore } from '../../src/accounts/index.js'
import type { Locks, StorageArea } from '../../src/accounts/storage-store.js'
import { createArea, createLocks } from './extension-storage.js'
import { openHome } from './home.js'

const openStore = (area: StorageArea = createArea(), locks: Locks = createLocks()) =>
  createStorageStore({ area, locks, name: 'accounts' })

describe('A storage store', () => {
  it('has no document at first', async () => {
    expect(await openStore().read()).toBeUndefined()
  })

  it('keeps the document under its name, and leaves what else is stored', async () => {
    const area = createArea({ theme: 'dark' })
    await openHome({ store: openStore(area) })
    expect([...area.values.keys()]).toEqual(['theme', 'accounts', 'accounts.revision'])
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

  it('takes a lock of its own name once, and keeps it', async () => {
    const taken: string[] = []
    const locks: Locks = {
      request: (name, held) => {
        taken.push(name)
        return held()
      },
    }
    const { ask } = await openHome({ store: openStore(createArea(), locks) })
    await ask()
    expect(taken).toEqual(['glossa:accounts'])
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
  it('tries again to get a lock that was refused', async () => {
    const locks = createLocks()
    let refuses = true
    const store = openStore(createArea(), {
      request: (name, held) =>
        refuses ? Promise.reject(new Error('AbortError')) : locks.request(name, held),
    })
    await store.update(() => ({ result: 1 })).catch(() => undefined)
    refuses = false
    expect(await store.update(() => ({ result: 2 }))).toBe(2)
  })

  it('reads no more once it has written', async () => {
    const area = createArea()
    const { ask, used } = await openHome({ store: openStore(area) })
    const before = area.reads()
    await ask(3)
    expect(await used()).toBe(3)
    expect(area.reads()).toBe(before)
  })

  it('notices what others change', async () => {
    const area = createArea()
    const { accounts } = await openHome({ store: openStore(area) })
    await area.set({ accounts: 'torn' })
    expect(await accounts.damage()).toMatchObject({ reason: 'The document is not an object.' })
  })

  it.each(['before', 'after'])(
    'goes on from what others change while it writes, just %s that is done',
    async (moment) => {
      const area = createArea()
      let others = false
      const change = async (now: string): Promise<void> => {
        if (others && now === moment) await area.set({ accounts: 'torn' })
      }
      const { accounts, ask } = await openHome({
        store: openStore({
          ...area,
          set: async (values) => {
            await change('before')
            await area.set(values)
            await change('after')
          },
        }),
      })
      others = true
      await ask()
      others = false
      expect(await accounts.damage()).toMatchObject({ reason: 'The document is not an object.' })
    },
  )

  it('knows what is stored after a write that was reported as failed and was none the less done', async () => {
    const area = createArea()
    let lies = false
    const { ask, used } = await openHome({
      store: openStore({
        ...area,
        set: async (values) => {
          await area.set(values)
          if (lies) throw new Error('UnknownError')
        },
      }),
    })
    lies = true
    await ask(7).catch(() => undefined)
    lies = false
    expect(await used()).toBe(7)
  })
})
