/** Runs `npm start` as on a machine without a display, and checks that it answers and ends well. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const environment = { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '' }
const { stdout, status } = spawnSync('npm', ['--silent', 'start'], {
  cwd: join(import.meta.dirname, '..'),
  encoding: 'utf8',
  env: environment,
  stdio: ['ignore', 'pipe', 'inherit'],
  shell: process.platform === 'win32',
  timeout: 300_000,
})
const { results } = JSON.parse(stdout) as { results: { lang: string }[] }
const isRight = status === 0 && results[0]?.lang === 'de'
console.log(isRight ? 'npm start answers.' : `npm start ended with ${status} and printed ${stdout}`)
process.exit(isRight ? 0 : 1)
