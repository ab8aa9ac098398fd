import { expect, onTestFinished } from 'vitest'
import type { Ask, Door, Setup, World } from '../door.js'

/** Opens a service of its own for the test that calls it, and closes it after. */
export async function worldOf(door: Door, setup: Setup = {}): Promise<World> {
  const world = await door.open(setup)
  onTestFinished(() => world.close())
  return world
}

/** The number of detections that the account has used today. */
export async function usedToday(world: World): Promise<unknown> {
  return (await statusOf(world)).detections_today
}

export async function statusOf(world: World): Promise<Record<string, unknown>> {
  const { json } = await world.send({ path: '/v2/status' })
  return (json as { status: Record<string, unknown> }).status
}

export function messageOf({ json }: { json: unknown }): string {
  return (json as { error: { message: string } }).error.message
}

/** Holds that a request is invalid, says why, and costs nothing. */
export async function expectRefused(
  door: Door,
  ask: Ask,
  message?: RegExp | string,
): Promise<void> {
  const world = await worldOf(door)
  const answer = await world.send({ method: 'POST', ...ask })
  expect(answer.status).toBe(400)
  if (message) expect(messageOf(answer)).toMatch(message)
  expect(await usedToday(world)).toBe(0)
}
