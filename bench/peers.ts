import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))

/** Installs the packages to compare with, into bench/ alone, from its lock file, unless they are there. */
export function installPeers(): void {
  if (isInstalled()) return
  console.error('Installing the peers into bench/ …')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('The peers could not be installed; npm says above why.')
}

function isInstalled(): boolean {
  const wanted = packagesIn('package-lock.json')
  const present = packagesIn('node_modules/.package-lock.json')
  return Object.keys(wanted).every(
    (path) => path === '' || wanted[path]?.version === present[path]?.version,
  )
}

function packagesIn(file: string): Record<string, { version?: string }> {
  const path = `${FOLDER}${file}`
  if (!existsSync(path)) return {}
  return (
    JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, { version?: string }> }
  ).packages
}
