import { defineConfig } from 'vitest/config'
import { QuickestFirst } from './quickest-first.mjs'
import { ROOMS, room } from './rooms.mjs'

export default defineConfig({
  test: {
    include: [...(ROOMS[room] ?? [])],
    exclude: [
      // They start processes, in which nothing is changed.
      'test/accounts/*.{kill,process}.test.ts',
      // They are for the compiler.
      '**/*.types.test.ts',
      // They try by the thousand, and for each change anew. What they alone would notice counts as missed.
      '**/*.property.test.ts',
      'test/service/concurrency.test.ts',
      // They measure time, of which counting every place takes most.
      '**/growth.test.ts',
    ],
    // A change that leaves a promise open for ever is noticed by this.
    testTimeout: 20_000,
    // One start of a process for each change, and not for each file of tests.
    isolate: false,
    sequence: { sequencer: QuickestFirst },
  },
})
