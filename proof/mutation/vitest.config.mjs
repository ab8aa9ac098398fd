import { defineConfig } from 'vitest/config'
import { ROOMS, room } from './rooms.mjs'

export default defineConfig({
  test: {
    include: [...(ROOMS[room] ?? [])],
    // Those that stop processes at random, and those that are for the compiler.
    exclude: ['test/accounts/file-store.kill.test.ts', '**/*.types.test.ts'],
    // A change that leaves a promise open for ever is noticed by this.
    testTimeout: 20_000,
  },
})
