import { statSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { ROOMS } from './rooms.js'

/** Short files first: they try little at a time, and what they notice is not tried again by the long ones. */
class ShortestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const size = ({ moduleId }: TestSpecification): number => statSync(moduleId).size
    return Promise.resolve([...files].sort((one, other) => size(one) - size(other)))
  }
}

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
      // They measure time, of which counting every place takes most.
      '**/growth.test.ts',
    ],
    runner: 'proof/mutation/trying-runner.ts',
    reporters: ['dot'],
    // All tests in one process, one after another: what was changed is changed for all of them.
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    sequence: { sequencer: ShortestFirst },
    // A test goes on until all changes that it meets were tried; the runner says how long each may take.
    testTimeout: 3_600_000,
    // What a change breaks may be heard of when its test is over.
    dangerouslyIgnoreUnhandledErrors: true,
  },
})
