import { defineConfig } from 'vitest/config'
import { QuickestFirst } from './quickest-first.mjs'
import { ROOMS, room } from './rooms.mjs'

export default defineConfig({
  test: {
    include: [...(ROOMS[room] ?? [])],
    // Those that start processes, in which nothing is changed, and those that are for the compiler.
    exclude: ['test/accounts/*.{kill,process}.test.ts', '**/*.types.test.ts'],
    // A change that leaves a promise open for ever is noticed by this.
    testTimeout: 20_000,
    // One start of a process for each change, and not for each file of tests.
    isolate: false,
    sequence: { sequencer: QuickestFirst },
  },
})
