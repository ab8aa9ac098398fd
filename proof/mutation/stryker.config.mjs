import { place, reportOf, room } from './rooms.mjs'

export default {
  mutate: [place.endsWith('.ts') ? `src/${place}` : `src/${place}/**/*.ts`, '!**/*.generated.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'proof/mutation/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  // What runs once, at import, would need a new process for each change.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  // What has not changed since the last run, and whose tests have not, is not tried again.
  incremental: true,
  incrementalFile: reportOf(room),
  reporters: ['progress-append-only'],
  tempDirName: `.cache/stryker/${room.replace('/', '-')}`,
  ignorePatterns: ['.cache', 'dist', 'bench', 'training', 'examples', 'store', 'screenshots'],
}
