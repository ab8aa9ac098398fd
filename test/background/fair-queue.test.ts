import { describe, expect, it } from 'vitest'
import { createFairQueue } from '../../src/background/fair-queue.js'

/** Work that ends when the test says so, and a list of what was begun. */
function workshop() {
  const begun: string[] = []
  const finish: (() => void)[] = []
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => {
      finish.push(() => {
        resolve(name)
      })
    })
  }
  const finishAll = async (): Promise<void> => {
    for (let round = 0; round < 20; round++) {
      for (const end of finish.splice(0)) end()
      await Promise.resolve().then(() => undefined)
    }
  }
  return { begun, work, finishAll }
}

const bounds = { atOnce: 1, waitingOfOneSender: 3, unitsOfOneSender: 100 }

describe('The queue of senders', () => {
  it('answers with what the work came to', async () => {
    const queue = createFairQueue()
    expect(await queue.run('one', 1, () => Promise.resolve(7))).toBe(7)
  })

  it('hands on what the work throws', async () => {
    const queue = createFairQueue()
    const failing = queue.run('one', 1, () => Promise.reject(new Error('broken')))
    await expect(failing).rejects.toThrow('broken')
  })

  it('goes on after work that threw', async () => {
    const queue = createFairQueue({ ...bounds })
    await queue.run('one', 1, () => Promise.reject(new Error('broken')))?.catch(() => undefined)
    expect(await queue.run('one', 1, () => Promise.resolve(7))).toBe(7)
  })

  it('has no more under way than it may', async () => {
    const { begun, work } = workshop()
    const queue = createFairQueue({ ...bounds, atOnce: 2 })
    for (const name of ['a', 'b', 'c']) void queue.run('one', 1, work(name))
    await Promise.resolve()
    expect(begun).toEqual(['a', 'b'])
  })

  it('lets senders take turns, however much one of them asks for', async () => {
    const { begun, work, finishAll } = workshop()
    const queue = createFairQueue(bounds)
    for (const name of ['a1', 'a2', 'a3']) void queue.run('a', 1, work(name))
    void queue.run('b', 1, work('b1'))
    await finishAll()
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  it('keeps the order of one sender', async () => {
    const { begun, work, finishAll } = workshop()
    const queue = createFairQueue(bounds)
    for (const name of ['1', '2', '3']) void queue.run('a', 1, work(name))
    await finishAll()
    expect(begun).toEqual(['1', '2', '3'])
  })

  it('takes no more of a sender than may wait', () => {
    const { work } = workshop()
    const queue = createFairQueue(bounds)
    const taken = ['1', '2', '3', '4', '5'].map((name) => queue.run('a', 1, work(name)))
    expect(taken.map((answer) => answer !== undefined)).toEqual([true, true, true, true, false])
  })

  it('takes from others while one has too much waiting', () => {
    const { work } = workshop()
    const queue = createFairQueue(bounds)
    for (const name of ['1', '2', '3', '4', '5']) void queue.run('a', 1, work(name))
    expect(queue.run('b', 1, work('b'))).toBeDefined()
  })

  it('takes no more of a sender than fits the memory', () => {
    const { work } = workshop()
    const queue = createFairQueue(bounds)
    void queue.run('a', 60, work('1'))
    void queue.run('a', 60, work('2'))
    expect(queue.run('a', 60, work('3'))).toBeUndefined()
  })

  it('takes one thing, however large, where nothing of its sender is waiting', () => {
    const { work } = workshop()
    const queue = createFairQueue(bounds)
    void queue.run('a', 1, work('1'))
    expect(queue.run('a', 1000, work('2'))).toBeDefined()
  })
})
