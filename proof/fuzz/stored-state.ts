import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createAccounts, createStorageStore, type Damage } from '../../src/accounts/index.js'
import { soundSettings } from '../../src/owner/settings.js'
import { createArea, createLocks } from '../../test/accounts/extension-storage.js'
import { NOON } from '../../test/accounts/clock.js'
import type { Target } from './fuzz.js'

const RELEASED = readFileSync(
  new URL('../../test/accounts/fixtures/state-v1.json', import.meta.url),
  'utf8',
)
const SETTINGS = '{"theme":"dark","profanity":true,"languages":["de","fr"]}'

/**
 * Whatever is stored, the accounts open and count; what is damaged is set aside whole, and what is
 * written in its place is sound.
 */
export const STORED_STATE: Target = {
  name: 'stored state',
  seeds: [Buffer.from(JSON.stringify(JSON.parse(RELEASED))), Buffer.from(SETTINGS)],
  words: [
    ...['"version":', '"accounts":', '"keys":', '"home":', '"limit":', '"unlimited"', '"counter":'],
    ...['"counts":', '"2026-11-20":', '"seen":', '"seenBefore":', '"setBackTo":', '"receipts":'],
    ...[
      '"use":',
      '"digest":',
      '"__proto__":',
      '"damage":',
      'null',
      '-1',
      '1e308',
      '1e309',
      '-0',
      '0.5',
      '{}',
      '[]',
    ],
    ...['"day":"2026-11-20"', '"theme":"light"', '"languages":[1]', '{', '}', ',', '"'],
  ],
  requireKept: async (bytes) => {
    const document = documentIn(bytes)
    requireSoundSettings(document)
    const { area, damages } = await useAccounts(document, 'once')
    assert(damages.length <= 1, `reported ${damages.length} times`)
    for (const { setAside } of damages)
      assert.deepEqual(stored(area, `accounts.${setAside}`), document, 'set aside otherwise')
    const again = await useAccounts(stored(area, 'accounts'), 'again')
    assert.deepEqual(again.damages, [], 'what was written is damaged')
  },
}

/**
 * As the stores do it: what is not JSON is a text, which no document is. What no storage can hold, such as a
 * number beyond the greatest, is what the storage makes of it.
 */
function documentIn(bytes: Buffer): unknown {
  const text = bytes.toString()
  try {
    return JSON.parse(JSON.stringify(JSON.parse(text))) as unknown
  } catch {
    return text
  }
}

function stored(area: ReturnType<typeof createArea>, name: string): unknown {
  const text = area.values.get(name)
  return text === undefined ? undefined : (JSON.parse(text) as unknown)
}

/** Does with the accounts what is done on any day. */
async function useAccounts(document: unknown, mark: string) {
  const area = createArea({ accounts: document })
  const damages: Damage[] = []
  const accounts = createAccounts({
    store: createStorageStore({ area, locks: createLocks(), name: 'accounts' }),
    now: () => NOON,
    report: (damage) => damages.push(damage),
  })
  await accounts.open('home')
  const before = await accounts.status('home')
  requireWhole(before)
  const { granted } = await accounts.charge({ account: 'home', detections: 1, mark })
  const after = await accounts.status('home')
  requireWhole(after)
  assert.equal(after.used, before.used + (granted ? 1 : 0), 'counted otherwise than granted')
  const key = await accounts.issueKey({ account: 'home', name: 'key' })
  assert.equal(await accounts.authenticate(key.text), 'home')
  return { area, damages }
}

function requireWhole({ used, limit }: { readonly used: number; readonly limit: unknown }): void {
  assert(Number.isSafeInteger(used) && used >= 0, `used ${used}`)
  assert(limit === 'unlimited' || Number.isSafeInteger(limit), `a limit of ${String(limit)}`)
}

function requireSoundSettings(document: unknown): void {
  const settings = soundSettings(document)
  assert.deepEqual(soundSettings(settings), settings, 'settings that are not sound')
}
