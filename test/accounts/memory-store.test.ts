import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../src/accounts/index.js'
import { openHome } from './home.js'

describe('A memory store', () => {
  it('has no document at first', async () => {
    expect(await createMemoryStore().read()).toBeUndefined()
  })

  it('may begin with a document', async () => {
    expect(await createMemoryStore({ version: 1 }).read()).toEqual({ version: 1 })
  })

  it('sets a damaged document aside', async () => {
    const damaged = { version: 7 }
    const store = createMemoryStore(damaged)
    const { reported } = await openHome({ store })
    expect([...store.setAside]).toEqual([[reported[0]?.setAside, damaged]])
  })

  it('keeps its document when a step throws', async () => {
    const store = createMemoryStore({ version: 1 })
    const update = store.update(() => {
      throw new Error('a mistake')
    })
    await expect(update).rejects.toThrow('a mistake')
    expect(await store.read()).toEqual({ version: 1 })
  })
})
