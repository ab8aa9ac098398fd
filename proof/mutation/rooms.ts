/**
 * The rooms whose tests are tried, and the tests that have to notice a change there: those that start no
 * browser. Each room is tried by itself, because most tests of one say nothing of another.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  client: ['test/client/**/*.test.ts'],
  accounts: ['test/accounts/**/*.test.ts'],
  service: ['test/service/**/*.test.ts', 'test/contract/in-process.test.ts'],
  'engine/profanity': ['test/engine/profanity/**/*.test.ts'],
  'engine/language': ['test/engine/language/**/*.test.ts'],
}
