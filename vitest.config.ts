import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Starting a browser on a busy machine takes its time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
