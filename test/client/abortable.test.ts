import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pauseFor } from '../../src/client/abortable.js'

describe('A pause', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('ends when its time has passed', async () => {
    const pause = pauseFor(5000, new AbortController().signal)
    await vi.advanceTimersByTimeAsync(5000)
    await expect(pause).resolves.toBeUndefined()
  })

  it('that is given up leaves no timer behind', async () => {
    const controller = new AbortController()
    const pause = pauseFor(5000, controller.signal)
    controller.abort()
    await expect(pause).rejects.toThrow('aborted')
    expect(vi.getTimerCount()).toBe(0)
  })
})
