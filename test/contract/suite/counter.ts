import { describe, expect, test } from 'vitest'
import { BULK, form, GERMAN, json, LISTS, multipart, SINGLE, STATUSES } from '../bodies.js'
import type { Door, World } from '../door.js'
import { statusOf, usedToday, worldOf } from './world.js'

const DAY = 86_400_000
const NOON = Date.UTC(2030, 5, 15, 12)

/** The contract's lines on the counter. */
export function describeCounter(door: Door): void {
  describe('the counter', () => {
    test.each(SINGLE)('[C1] %s counts one', async (path) => {
      const world = await worldOf(door)
      await world.send({ path, ...form(['q', GERMAN]) })
      expect(await usedToday(world)).toBe(1)
    })

    test.each(BULK)('[C1] %s counts one a text', async (path) => {
      const world = await worldOf(door)
      await world.send({ path, ...multipart(['q[]', GERMAN], ['q[]', GERMAN], ['q[]', 'x']) })
      expect(await usedToday(world)).toBe(3)
    })

    test('[C1] a text in no language counts too', async () => {
      const world = await worldOf(door)
      await world.send({ path: '/v1/detect', ...form(['q', '123']) })
      expect(await usedToday(world)).toBe(1)
    })

    test.each([...STATUSES, ...LISTS])('[C1] %s is free', async (path) => {
      const world = await worldOf(door)
      await world.send({ path })
      expect(await usedToday(world)).toBe(0)
    })

    test('[C2] a bulk call that does not fit fails whole and counts nothing', async () => {
      const world = await worldOf(door, { limit: 3 })
      await detect(world, 2)
      const { status, json: answer } = await detect(world, 2)
      expect(status).toBe(429)
      expect(answer).not.toHaveProperty('results')
      expect(await usedToday(world)).toBe(2)
    })

    test('[C2] what still fits is answered after that', async () => {
      const world = await worldOf(door, { limit: 3 })
      await detect(world, 4)
      expect(await detect(world, 3)).toMatchObject({ status: 200 })
    })

    test('[C3] what remains is never negative', async () => {
      const world = await worldOf(door, { limit: 10 })
      await detect(world, 5)
      await world.setLimit(3)
      expect(await statusOf(world)).toEqual({
        detections_today: 5,
        daily_limit: 3,
        remaining_today: 0,
      })
    })

    test('[C4] N calls at once against a limit of L give min(N, L) successes', async () => {
      const world = await worldOf(door, { limit: 7 })
      const answers = await Promise.all(Array.from({ length: 20 }, () => detect(world, 1)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(13)
      expect(await usedToday(world)).toBe(7)
    })

    test('[C6] a free account has 100 a day', async () => {
      expect(await statusOf(await worldOf(door))).toMatchObject({
        daily_limit: 100,
        remaining_today: 100,
      })
    })

    test('[C6] the limit may be any other number', async () => {
      const world = await worldOf(door, { limit: 2 })
      expect(await detect(world, 2)).toMatchObject({ status: 200 })
      expect(await detect(world, 1)).toMatchObject({ status: 429 })
      await world.setLimit(5000)
      expect(await detect(world, 1000)).toMatchObject({ status: 200 })
    })

    test('[C6] an unlimited account counts all the same', async () => {
      const world = await worldOf(door, { limit: 'unlimited' })
      await detect(world, 200)
      expect(await statusOf(world)).toEqual({
        detections_today: 200,
        daily_limit: -1,
        remaining_today: -1,
      })
    })

    test('[C7] the same call with the same idempotency key is counted once', async () => {
      const world = await worldOf(door, { limit: 1 })
      const ask = {
        path: '/v2/detect/language',
        ...json({ q: GERMAN }, { 'idempotency-key': 'one' }),
      }
      const first = await world.send(ask)
      const second = await world.send(ask)
      expect(second.status).toBe(200)
      expect(second.json).toEqual(first.json)
      expect(await usedToday(world)).toBe(1)
    })

    test('[C7] another text with the same idempotency key is counted', async () => {
      const world = await worldOf(door)
      for (const q of ['a text', 'another']) {
        await world.send({
          path: '/v2/detect/language',
          ...json({ q }, { 'idempotency-key': 'one' }),
        })
      }
      expect(await usedToday(world)).toBe(2)
    })
  })

  describe.runIf(door.hasClock)('the counter and the clock', () => {
    test('[C5] a day is a UTC day', async () => {
      const world = await worldOf(door, { limit: 1, now: Date.UTC(2030, 5, 15, 23, 59, 59, 999) })
      expect(await detect(world, 1)).toMatchObject({ status: 200 })
      expect(await detect(world, 1)).toMatchObject({ status: 429 })
      world.setTime(Date.UTC(2030, 5, 16))
      expect(await usedToday(world)).toBe(0)
      expect(await detect(world, 1)).toMatchObject({ status: 200 })
    })

    test('[A4] Retry-After counts the seconds to midnight, UTC', async () => {
      const world = await worldOf(door, { limit: 0, now: Date.UTC(2030, 5, 15, 23, 58, 30, 500) })
      expect((await detect(world, 1)).headers['retry-after']).toBe('90')
    })

    test("[C8] a clock set back does not hand out a second day's allowance", async () => {
      const world = await worldOf(door, { limit: 2, now: NOON })
      await detect(world, 2)
      world.setTime(NOON - DAY)
      expect(await detect(world, 1)).toMatchObject({ status: 429 })
      world.setTime(NOON)
      expect(await detect(world, 1)).toMatchObject({ status: 429 })
    })

    test.each([1, 7, 3650])(
      '[C8] a clock that was %i days ahead locks nobody out after the true day',
      async (days) => {
        const world = await worldOf(door, { limit: 2, now: NOON })
        await detect(world, 1)
        world.setTime(NOON + days * DAY)
        await detect(world, 2)
        world.setTime(NOON + 1000)
        expect(await detect(world, 2)).toMatchObject({ status: 429 })
        world.setTime(NOON + DAY)
        expect(await detect(world, 2)).toMatchObject({ status: 200 })
      },
    )
  })
}

function detect(world: World, texts: number) {
  return world.send({ path: '/v2/bulk_detect/language', ...json({ q: Array(texts).fill('x') }) })
}
