import { defineConfig } from 'vitest/config'

/** The tests that start a browser or a process; each takes seconds, most of them waiting. */
const SLOW = [
  'test/e2e/**/*.test.ts',
  'test/docs/**/*.test.ts',
  'test/proof/**/*.test.ts',
  'test/contract/{messages,privacy,protocol}.test.ts',
  'test/{command,server}/**/*.test.ts',
]

const shared = { testTimeout: 30_000, hookTimeout: 90_000 }

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'quick', include: ['test/**/*.test.ts'], exclude: SLOW } },
      {
        test: {
          ...shared,
          name: 'slow',
          include: SLOW,
          // A busy machine may keep a browser waiting past its time; what is wrong is wrong twice.
          retry: 1,
        },
      },
    ],
  },
})
