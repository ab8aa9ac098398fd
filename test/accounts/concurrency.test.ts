import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createMemoryStore, createStorageStore, type Store } from '../../src/accounts/index.js'
import { openFileStore } from '../../src/accounts/file-store.js'
import {
  createArea,
  createLocks,
  createPause,
  type FakeArea,
  type FakeLocks,
} from './extension-storage.js'
import { createFolder } from './folder.js'
import { openHome } from './home.js'

async function openFile(): Promise<Store> {
  const store = await openFileStore(join(await createFolder(), 'accounts.json'))
  onTestFinished(() => store.close())
  return store
}

const stores: [string, () => Store | Promise<Store>][] = [
  ['memory', () => createMemoryStore()],
  [
    'storage',
    () =>
      createStorageStore({
        area: createArea({}, createPause()),
        locks: createLocks(),
        name: 'accounts',
      }),
  ],
  ['file', openFile],
]

const grantsIn = (answers: readonly boolean[]) => answers.filter(Boolean).length

describe.each(stores)('On the %s store', (_, open) => {
  it.each([
    [1, 0],
    [1, 1],
    [50, 100],
    [100, 100],
    [300, 100],
  ])(
    '%d calls at once against a limit of %d grant exactly the smaller number',
    async (calls, limit) => {
      const { ask, used } = await openHome({ store: await open(), limit })
      const answers = await Promise.all(Array.from({ length: calls }, () => ask()))
      expect(grantsIn(answers)).toBe(Math.min(calls, limit))
      expect(await used()).toBe(Math.min(calls, limit))
    },
  )

  it('calls for many at once are granted whole or not at all', async () => {
    const { ask, used } = await openHome({ store: await open(), limit: 100 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(30)))
    expect(grantsIn(answers)).toBe(3)
    expect(await used()).toBe(90)
  })

  it('a call that fits is granted behind one that does not', async () => {
    const { ask } = await openHome({ store: await open(), limit: 10 })
    expect(await Promise.all([ask(8), ask(3), ask(2), ask(1)])).toEqual([true, false, true, false])
  })

  it('refunds and charges at once add up', async () => {
    const { ask, pay, used } = await openHome({ store: await open(), limit: 100 })
    const charges = await Promise.all(Array.from({ length: 10 }, () => pay(10)))
    await Promise.all(charges.flatMap((charge) => [charge.refund(), ask(10)]))
    const before = await used()
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask()))
    expect(before + grantsIn(answers)).toBe(100)
  })

  it('a key that is issued among charges is not lost, nor are they', async () => {
    const { accounts, ask, used } = await openHome({ store: await open() })
    const [key] = await Promise.all([
      accounts.issueKey({ account: 'home', name: 'Script' }),
      ...Array.from({ length: 10 }, () => ask()),
    ])
    expect(await accounts.authenticate(key.text)).toBe('home')
    expect(await used()).toBe(10)
  })

  it('calls of accounts of their own are counted apart', async () => {
    const { accounts } = await openHome({ store: await open() })
    const names = ['a', 'b', 'c']
    await Promise.all(names.map((name) => accounts.open(name, 5)))
    const charges = await Promise.all(
      names.flatMap((account) =>
        Array.from({ length: 9 }, () => accounts.charge({ account, detections: 1 })),
      ),
    )
    expect(grantsIn(charges.map(({ granted }) => granted))).toBe(15)
  })
})

describe('On one storage that several workers use', () => {
  const openWorker = (area: FakeArea, locks: FakeLocks) =>
    openHome({ store: createStorageStore({ area, locks, name: 'accounts' }) })

  it('a worker that is started while another still runs waits for its end, and grants what it left', async () => {
    const area = createArea({}, createPause())
    const locks = createLocks()
    const first = await openWorker(area, locks)
    const second = openWorker(area, locks)
    expect(grantsIn(await Promise.all(Array.from({ length: 70 }, () => first.ask())))).toBe(70)
    locks.stopWorker()
    const { ask } = await second
    expect(grantsIn(await Promise.all(Array.from({ length: 70 }, () => ask())))).toBe(30)
  })

  it('a worker that was stopped and started between calls goes on counting', async () => {
    const area = createArea({}, createPause())
    const locks = createLocks()
    let granted = 0
    for (let life = 0; life < 5; life++) {
      const { ask } = await openWorker(area, locks)
      granted += grantsIn(await Promise.all(Array.from({ length: 30 }, () => ask())))
      locks.stopWorker()
    }
    expect(granted).toBe(100)
  })
})
