import { bringToPresent, startCounter, useUp, type Counter } from './counter.js'
import { END_OF_TIME } from './day.js'
import { migrate } from './migrations.js'
import {
  EMPTY_STATE,
  FREE_LIMIT,
  type Account,
  type Damage,
  type KeyRecord,
  type KeyUse,
  type Limit,
  type Receipt,
  type State,
} from './state.js'

/** What was made of a stored document, and why not all of it could be kept. */
export interface Reading {
  readonly state: State
  readonly damage?: string
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Reads what a store handed out, which may be anything: nothing yet, an old version, a newer one, or
 * damaged. Every part that is sound is kept. An account whose count or limit is lost is taken to have used
 * up its day, so that damage never hands out a fresh allowance.
 */
export function readState(document: unknown, now: number): Reading {
  if (document === undefined) return { state: EMPTY_STATE }
  if (!isFields(document)) return { state: EMPTY_STATE, damage: 'The document is not an object.' }
  const current = migrate(document)
  if (!current)
    return { state: EMPTY_STATE, damage: 'The document is of a version that is not known.' }
  const accounts = readEntries(current.accounts, (fields) => readAccount(fields, now))
  const keys = readEntries(current.keys, readKey)
  const { damage } = current
  const state: State = {
    version: 1,
    accounts: accounts.kept,
    keys: keys.kept,
    ...(isDamage(damage) ? { damage } : {}),
  }
  const broken = [
    ...accounts.broken.map((id) => `account ${id}`),
    ...keys.broken.map((id) => `key ${id}`),
    ...(damage === undefined || isDamage(damage) ? [] : ['the note of an earlier damage']),
  ]
  return broken.length === 0 ? { state } : { state, damage: `Not readable: ${broken.join(', ')}.` }
}

/** One entry of the document: what is kept of it, if anything, and whether that is all of it. */
type Entry<Kept> = { readonly kept: Kept; readonly whole: boolean } | undefined

function readEntries<Kept>(
  value: unknown,
  read: (fields: Fields) => Entry<Kept>,
): { kept: Record<string, Kept>; broken: string[] } {
  if (!isFields(value)) return { kept: {}, broken: ['list'] }
  const entries = Object.entries(value).map(
    ([id, fields]) => [id, isFields(fields) ? read(fields) : undefined] as const,
  )
  return {
    kept: Object.fromEntries(entries.flatMap(([id, entry]) => (entry ? [[id, entry.kept]] : []))),
    broken: entries.filter(([, entry]) => !entry?.whole).map(([id]) => id),
  }
}

function readAccount(fields: Fields, now: number): Entry<Account> {
  const limit = isLimit(fields.limit) ? fields.limit : undefined
  const counter = isCounter(fields.counter) ? fields.counter : undefined
  const receipts = isArrayOf(fields.receipts, isReceipt) ? fields.receipts : undefined
  const kept = {
    limit: limit ?? FREE_LIMIT,
    counter: counter ?? startCounter(now),
    receipts: receipts ?? [],
  }
  if (limit !== undefined && counter !== undefined) return { kept, whole: receipts !== undefined }
  return {
    kept:
      kept.limit === 'unlimited'
        ? kept
        : { ...kept, counter: useUp(bringToPresent(kept.counter, now), kept.limit) },
    whole: false,
  }
}

function readKey(fields: Fields): Entry<KeyRecord> {
  const { account, name, digest, sender, created } = fields
  if (typeof account !== 'string' || typeof name !== 'string' || typeof digest !== 'string')
    return undefined
  if (!/^[0-9a-f]{64}$/.test(digest) || !isTime(created)) return undefined
  // A key whose binding is lost must not become one that anybody may use.
  if (sender !== undefined && typeof sender !== 'string') return undefined
  const limit = isLimit(fields.limit) ? { limit: fields.limit } : {}
  const use = isKeyUse(fields.use) ? { use: fields.use } : {}
  return {
    // A key whose limit is lost may use nothing until its owner sets one.
    kept: {
      account,
      name,
      digest,
      created,
      ...(sender === undefined ? {} : { sender }),
      ...(fields.limit === undefined ? {} : { limit: 0 }),
      ...limit,
      ...use,
    },
    whole: isAbsentOr(isLimit, fields.limit) && isAbsentOr(isKeyUse, fields.use),
  }
}

function isAbsentOr(isSound: (value: unknown) => boolean, value: unknown): boolean {
  return value === undefined || isSound(value)
}

function isKeyUse(value: unknown): value is KeyUse {
  return isFields(value) && isDay(value.day) && isWhole(value.count)
}

function isCounter(value: unknown): value is Counter {
  if (!isFields(value) || !isFields(value.counts)) return false
  return (
    Object.entries(value.counts).every(([day, count]) => isDay(day) && isWhole(count)) &&
    isDay(value.day) &&
    Object.hasOwn(value.counts, value.day) &&
    isTime(value.seen) &&
    isTime(value.seenBefore) &&
    (value.setBackTo === undefined || isDay(value.setBackTo))
  )
}

function isReceipt(value: unknown): value is Receipt {
  return isFields(value) && typeof value.mark === 'string' && isTime(value.until)
}

function isDamage(value: unknown): value is Damage {
  return (
    isFields(value) &&
    isTime(value.found) &&
    typeof value.setAside === 'string' &&
    typeof value.reason === 'string'
  )
}

export function isLimit(value: unknown): value is Limit {
  return value === 'unlimited' || isWhole(value)
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < END_OF_TIME
}

function isArrayOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(isItem)
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
