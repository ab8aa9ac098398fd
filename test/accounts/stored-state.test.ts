import { describe, expect, it } from 'vitest'
import { createAccounts, createMemoryStore, type Damage } from '../../src/accounts/index.js'
import { DAY, NOON } from './clock.js'
import { accountWith, counterWith, openStored, usedUp } from './stored-document.js'

const SOUND = { version: 1, accounts: { home: accountWith({}) }, keys: {} }

const withHome = (home: unknown) => ({ ...SOUND, accounts: { home } })

const unreadable: [string, unknown][] = [
  ['a text', 'torn {"version":1,'],
  ['a number', 7],
  ['null', null],
  ['false', false],
  ['a list', [SOUND]],
  ['an object without a version', { accounts: SOUND.accounts, keys: {} }],
  ['a version that is a text', { ...SOUND, version: '1' }],
  ['a version 0', { ...SOUND, version: 0 }],
  ['a version of the future', { ...SOUND, version: 2 }],
  ['a version that is not whole', { ...SOUND, version: 1.5 }],
  ['no accounts', { version: 1, keys: {} }],
  ['accounts that are a list', { ...SOUND, accounts: [accountWith({})] }],
  ['accounts that are null', { ...SOUND, accounts: null }],
  ['an account that is null', withHome(null)],
  ['an account that is a text', withHome('home')],
  ['an account that is a list', withHome([])],
]

const damagedInPart: [string, unknown][] = [
  ['no keys', { version: 1, accounts: SOUND.accounts }],
  ['keys that are a list', { ...SOUND, keys: [] }],
  ['a note of damage that is a text', { ...SOUND, damage: 'yes' }],
  [
    'a note of damage out of time',
    { ...SOUND, damage: { found: 1e300, setAside: '', reason: '' } },
  ],
  ['a note of damage without a name', { ...SOUND, damage: { found: NOON, reason: '' } }],
  ['a note of damage without a reason', { ...SOUND, damage: { found: NOON, setAside: '' } }],
  ['an account without a counter', withHome({ limit: 10, receipts: [] })],
  ['an empty account', withHome({})],
  ['a limit that is negative', withHome(accountWith({ limit: -1 }))],
  ['a limit that is a text', withHome(accountWith({ limit: '10' }))],
  ['a limit that is not whole', withHome(accountWith({ limit: 0.5 }))],
  ['a limit that is null', withHome(accountWith({ limit: null }))],
  [
    'a receipt with a mark that is a number',
    withHome(accountWith({ receipts: [{ mark: 5, until: NOON }] })),
  ],
  ['a receipt without an end', withHome(accountWith({ receipts: [{ mark: 'mark' }] }))],
  ['receipts that are null', withHome(accountWith({ receipts: null }))],
  ['a receipt that is a text', withHome(accountWith({ receipts: ['mark'] }))],
  ...(
    [
      ['null', null],
      ['a list', []],
      ['empty', {}],
      ['without counts', counterWith({ counts: undefined })],
      ['with counts that are a list', counterWith({ counts: [10] })],
      ['without a count for its day', counterWith({ counts: {} })],
      ['with the counts of other days only', counterWith({ counts: { '2026-11-19': 10 } })],
      ['with a count that is negative', counterWith({ counts: { '2026-11-20': -90 } })],
      ['with a count that is a text', counterWith({ counts: { '2026-11-20': '10' } })],
      ['with a count that is null', counterWith({ counts: { '2026-11-20': null } })],
      ['with a count that is not whole', counterWith({ counts: { '2026-11-20': 0.5 } })],
      [
        'with a count of a day that is none',
        counterWith({ counts: { today: 1, '2026-11-20': 1 } }),
      ],
      ['with a day that is a list of one', counterWith({ day: ['2026-11-20'] })],
      ['with a day that is none', counterWith({ day: 'today', counts: { today: 0 } })],
      ['without a last reading', counterWith({ seen: undefined })],
      [
        'with a day that is longer',
        counterWith({ counts: { '2026-11-20': 10, '2026-11-199': 0 } }),
      ],
      [
        'with a day that begins earlier',
        counterWith({ counts: { '2026-11-20': 10, '12026-11-19': 0 } }),
      ],
      ['with a last reading at the end of time', counterWith({ seen: Date.UTC(10_000, 0) })],
      ['with a last reading that is negative', counterWith({ seen: -1 })],
      ['with a last reading out of time', counterWith({ seen: 1e300 })],
      ['with a reading before that is a text', counterWith({ seenBefore: '0' })],
      ['with a day of setting back that is null', counterWith({ setBackTo: null })],
    ] as const
  ).map(([name, counter]): [string, unknown] => [
    `a counter ${name}`,
    withHome(accountWith({ counter })),
  ]),
]

describe.each([...unreadable, ...damagedInPart])('A document with %s', (_, document) => {
  it('is set aside whole', async () => {
    const { setAside } = await openStored(document)
    expect(setAside()).toEqual([JSON.parse(JSON.stringify(document))])
  })

  it('is reported once', async () => {
    const { ask, reported, used } = await openStored(document)
    await ask()
    await used()
    expect(reported).toHaveLength(1)
  })

  it('hands out no fresh allowance on the day that it is found', async () => {
    const { ask, clock } = await openStored(document)
    expect(await ask()).toBe(false)
    clock.set(NOON + DAY / 2 - 1)
    expect(await ask()).toBe(false)
  })

  it('hands out the whole allowance on the next day', async () => {
    const { accounts, ask, clock } = await openStored(document)
    const { limit } = await accounts.status('home')
    clock.set(NOON + DAY)
    expect(await ask(Number(limit))).toBe(true)
  })

  it('can be told to be damaged afterwards', async () => {
    const { accounts, reported } = await openStored(document)
    expect(await accounts.damage()).toEqual(reported[0])
  })
})

describe('Where there is no document', () => {
  it('nothing is damaged', async () => {
    const { accounts, reported, setAside } = await openStored(undefined)
    expect([await accounts.damage(), reported, setAside()]).toEqual([undefined, [], []])
  })

  it('the day begins fresh', async () => {
    const { ask } = await openStored(undefined)
    expect(await ask(10)).toBe(true)
  })
})

describe('A damaged document that is merely read', () => {
  const readDamaged = async () => {
    const store = createMemoryStore([])
    const reported: Damage[] = []
    const report = (damage: Damage) => reported.push(damage)
    const accounts = createAccounts({ store, now: () => NOON, report })
    return { keys: await accounts.keys('home'), store, reported }
  }

  it('is read as one without accounts and keys', async () => {
    expect((await readDamaged()).keys).toEqual([])
  })

  it('is set aside and reported', async () => {
    const { store, reported } = await readDamaged()
    expect([...store.setAside]).toEqual([[reported[0]?.setAside, []]])
  })
})

describe('A document that has its days in another order', () => {
  it('keeps the newest 31 of them', async () => {
    const days = Array.from({ length: 31 }, (_, back) =>
      new Date(NOON - back * DAY).toISOString().slice(0, 10),
    )
    const counter = counterWith({ counts: Object.fromEntries(days.map((day) => [day, 1])) })
    const { accounts, clock } = await openStored(withHome(accountWith({ counter })))
    clock.set(NOON + DAY)
    const { history } = await accounts.status('home')
    expect(Object.keys(history).sort()).toEqual([...days.slice(0, 30).reverse(), '2026-11-21'])
  })
})

describe('A report of damage', () => {
  it('says when it was found, under which name the document is kept, and what is lost', async () => {
    const { area, reported } = await openStored(withHome(accountWith({ limit: -1 })))
    expect(reported).toEqual([
      {
        found: NOON,
        setAside: 'damaged-2026-11-20T12-00-00.000Z',
        reason: 'Not readable: account home.',
      },
    ])
    expect([...area.values.keys()]).toContain(`accounts.${reported[0]?.setAside ?? ''}`)
  })
})

describe('The reason of a report', () => {
  it.each<[string, unknown]>([
    ['The document is not an object.', []],
    ['The document is of a version that is not known.', { ...SOUND, version: 2 }],
    ['Not readable: key list.', { ...SOUND, keys: 5 }],
    ['Not readable: account home, key other.', { ...withHome(null), keys: { other: null } }],
    ['Not readable: the note of an earlier damage.', { ...SOUND, damage: 'yes' }],
  ])('is what is lost: %s', async (reason, document) => {
    expect((await openStored(document)).reported).toMatchObject([{ reason }])
  })
})

describe('A document that is damaged where nobody is told', () => {
  it('is set aside all the same', async () => {
    const store = createMemoryStore([])
    await createAccounts({ store, now: () => NOON }).open('home')
    expect(store.setAside.size).toBe(1)
  })
})

describe('Damage', () => {
  it('of the limit falls back to the free one, and uses it up for the day', async () => {
    const { accounts } = await openStored(withHome(accountWith({ limit: -1 })))
    expect(await accounts.status('home')).toMatchObject({ limit: 100, used: 100 })
  })

  it('of the limit keeps a count that is higher', async () => {
    const counter = counterWith({ counts: { '2026-11-20': 800 } })
    const { used } = await openStored(withHome(accountWith({ limit: -1, counter })))
    expect(await used()).toBe(800)
  })

  it('of the limit uses up the day on which it is found, not the last that was counted', async () => {
    const counter = counterWith({ day: '2026-11-19', counts: { '2026-11-19': 4 } })
    const yesterday = { ...counter, seen: NOON - DAY, seenBefore: NOON - DAY }
    const home = accountWith({ limit: -1, counter: yesterday })
    const { accounts } = await openStored(withHome(home))
    expect((await accounts.status('home')).history).toEqual({ '2026-11-19': 4, '2026-11-20': 100 })
  })

  it('of the limit keeps the history', async () => {
    const counter = counterWith({ counts: { '2026-11-19': 4, '2026-11-20': 10 } })
    const { accounts } = await openStored(withHome(accountWith({ limit: -1, counter })))
    expect((await accounts.status('home')).history).toMatchObject({ '2026-11-19': 4 })
  })

  it('of the counter keeps the limit', async () => {
    const { accounts } = await openStored(withHome(accountWith({ limit: 7, counter: null })))
    expect(await accounts.status('home')).toMatchObject({ limit: 7, used: 7 })
  })

  it('of the receipts keeps the limit and the count', async () => {
    const home = accountWith({ limit: 70, receipts: 'none' })
    const { accounts } = await openStored(withHome(home))
    expect(await accounts.status('home')).toMatchObject({ limit: 70, used: 10 })
  })

  it('of the counter leaves an unlimited account usable', async () => {
    const { ask } = await openStored(withHome(accountWith({ limit: 'unlimited', counter: null })))
    expect(await ask(1000)).toBe(true)
  })

  it('of the counter leaves an unlimited account a count', async () => {
    const home = accountWith({ limit: 'unlimited', counter: null })
    const { ask, used } = await openStored(withHome(home))
    await ask(1000)
    expect(await used()).toBe(1000)
  })

  it('of everything leaves an account that is opened as unlimited usable', async () => {
    const { accounts } = await openStored('torn')
    await accounts.open('open', 'unlimited')
    const charge = await accounts.charge({ account: 'open', detections: 1000 })
    expect(charge.granted).toBe(true)
  })

  it('of everything leaves an account that is opened as unlimited its count', async () => {
    const { accounts } = await openStored('torn')
    await accounts.open('open', 'unlimited')
    await accounts.charge({ account: 'open', detections: 1000 })
    expect((await accounts.status('open')).used).toBe(1000)
  })

  it('that was found on an earlier day takes nothing from an account that is opened', async () => {
    const { accounts, clock } = await openStored('torn')
    clock.set(NOON + DAY)
    await accounts.open('away', 10)
    expect(await accounts.status('away')).toMatchObject({ limit: 10, used: 0 })
  })

  it('of one account keeps the others', async () => {
    const away = accountWith({ limit: 500 })
    const { accounts } = await openStored({ ...SOUND, accounts: { home: null, away } })
    expect(await accounts.status('away')).toMatchObject({ limit: 500, used: 10 })
  })

  it('of an account keeps the keys', async () => {
    const { document, key } = await usedUp()
    const { accounts } = await openStored({ ...document, accounts: { home: {} } })
    expect(await accounts.authenticate(key.text, 'friend')).toBe('home')
  })

  it.each([
    ['null', null],
    ['a text', 'key'],
    ['a list', []],
    ['without a digest', { digest: undefined }],
    ['with a short digest', { digest: 'abc' }],
    ['with a digest that is a list', { digest: ['a'.repeat(64)] }],
    ['with a digest that is too long', { digest: 'a'.repeat(65) }],
    ['with a digest that ends otherwise', { digest: `${'a'.repeat(64)}.` }],
    ['with a digest that begins otherwise', { digest: `.${'a'.repeat(64)}` }],
    ['without an account', { account: undefined }],
    ['with a name that is a number', { name: 1 }],
    ['with a sender that is null', { sender: null }],
    ['with a time that is a text', { created: 'now' }],
    ['with a time out of time', { created: 1e300 }],
  ])('of a key that is %s makes it open nothing', async (_, change) => {
    const { document, key } = await usedUp()
    const isPart = change !== null && typeof change === 'object' && !Array.isArray(change)
    const damaged = isPart ? { ...(document.keys[key.id] as object), ...change } : change
    const { accounts, reported } = await openStored({ ...document, keys: { [key.id]: damaged } })
    expect(await accounts.authenticate(key.text, 'friend')).toBeUndefined()
    expect(reported).toHaveLength(1)
  })

  it('of an account that is lost makes its keys open nothing until it is opened again', async () => {
    const { document, key } = await usedUp()
    const keys = { [key.id]: { ...(document.keys[key.id] as object), account: 'away' } }
    const { accounts } = await openStored({ ...document, accounts: { away: null }, keys })
    expect(await accounts.authenticate(key.text, 'friend')).toBeUndefined()
    await accounts.open('away')
    expect(await accounts.authenticate(key.text, 'friend')).toBe('away')
  })

  it('of an account that is lost leaves its keys to be seen', async () => {
    const { document, key } = await usedUp()
    const keys = { [key.id]: { ...(document.keys[key.id] as object), account: 'away' } }
    const { accounts } = await openStored({ ...document, accounts: { away: null }, keys })
    expect(await accounts.keys('away')).toMatchObject([{ id: key.id, name: 'Friend' }])
  })

  it('of one key keeps the others', async () => {
    const { document, key } = await usedUp()
    const { accounts } = await openStored({ ...document, keys: { ...document.keys, other: null } })
    expect(await accounts.authenticate(key.text, 'friend')).toBe('home')
  })

  it('of a key keeps the count', async () => {
    const { document } = await usedUp()
    const { used } = await openStored({ ...document, keys: { other: null } })
    expect(await used()).toBe(10)
  })
})
