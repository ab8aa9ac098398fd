import { describe, expect, it } from 'vitest'
import { untilItWorks } from '../../src/service/index.js'

/** Something that is made, and counts how often it was. */
function counting(fails: (attempt: number) => boolean = () => false) {
  let made = 0
  const value = untilItWorks(() => {
    made++
    return fails(made) ? Promise.reject(new Error(`attempt ${made}`)) : Promise.resolve(made)
  })
  return { value, made: () => made }
}

describe('What is made until it works', () => {
  it('is not made before it is asked for', () => {
    expect(counting().made()).toBe(0)
  })

  it('is made once', async () => {
    const { value } = counting()
    expect([await value.get(), await value.get()]).toEqual([1, 1])
  })

  it('is made once for those who ask at the same time', async () => {
    const { value } = counting()
    expect(await Promise.all([value.get(), value.get()])).toEqual([1, 1])
  })

  it('tells who asks why it failed', async () => {
    const { value } = counting(() => true)
    await expect(value.get()).rejects.toThrow('attempt 1')
  })

  it('is made again after it failed', async () => {
    const { value } = counting((attempt) => attempt === 1)
    await value.get().catch(() => undefined)
    expect(await value.get()).toBe(2)
  })

  it('is made again after it was to be forgotten', async () => {
    const { value } = counting()
    await value.get()
    value.forget()
    expect(await value.get()).toBe(2)
  })
})
