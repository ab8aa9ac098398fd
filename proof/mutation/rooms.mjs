/**
 * The rooms whose tests are tried, and the tests that have to notice a change there: those that start no
 * browser. Each room is tried by itself, because most tests of one say nothing of another.
 *
 * @type {Record<string, readonly string[]>}
 */
export const ROOMS = {
  client: ['test/client/**/*.test.ts'],
  accounts: ['test/accounts/**/*.test.ts'],
  service: ['test/service/**/*.test.ts', 'test/contract/in-process.test.ts'],
  'engine/profanity': ['test/engine/profanity/**/*.test.ts'],
  'engine/language': ['test/engine/language/**/*.test.ts'],
}

/** The room that is being tried, and what of it: the command tells the tools by the environment. */
export const room = process.env['GLOSSA_ROOM'] ?? ''
export const place = process.env['GLOSSA_PLACE'] ?? room

/** Where the report on a room is written. */
export const reportOf = (/** @type {string} */ name) =>
  `.cache/mutation/${name.replace('/', '-')}.json`
