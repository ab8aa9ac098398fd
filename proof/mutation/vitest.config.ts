import { defineConfig } from 'vitest/config'
import { ROOMS } from './rooms.js'

export default defineConfig({
  test: {
    include: [...(ROOMS[process.env.GLOSSA_ROOM ?? ''] ?? [])],
    exclude: [
      // They start processes, in which nothing is changed.
      'test/accounts/*.{kill,process}.test.ts',
      // They are for the compiler.
      '**/*.types.test.ts',
      // They try by the thousand, and for each change anew. What they alone would notice counts as missed.
      '**/*.property.test.ts',
      'test/service/concurrency.test.ts',
      // Its tests share one detector of the whole model, which one change after another would leave spoilt.
      'test/engine/language/language-detector.test.ts',
      // They measure time, of which counting every place takes most.
      '**/growth.test.ts',
    ],
    runner: 'proof/mutation/trying-runner.ts',
    reporters: ['dot'],
    // All tests in one process, one after another: what was changed is changed for all of them.
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    // A test goes on until all changes that it meets were tried; the runner says how long each may take.
    testTimeout: 3_600_000,
    // What a change breaks may be heard of when its test is over.
    dangerouslyIgnoreUnhandledErrors: true,
  },
})
