import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Advice } from '../advice.js'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-for-testing',
  'google-chrome',
  'google-chrome-stable',
]

/** Where each system puts Chromium and its kin. Recent branded Chrome no longer loads extensions by switch, so it comes last. */
const PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    process.env.LOCALAPPDATA,
    process.env.PROGRAMFILES,
    process.env['PROGRAMFILES(X86)'],
  ].flatMap((folder) =>
    folder === undefined
      ? []
      : [
          join(folder, 'Chromium', 'Application', 'chrome.exe'),
          join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        ],
  ),
  linux: ['/snap/bin/chromium'],
}

/**
 * The path of a Chromium to run, which is installed first where this is root on Debian.
 *
 * @throws Advice that says what to do where there is none.
 */
export function findChromium(): string {
  const found = named() ?? inTheUsualPlaces() ?? installed()
  if (found !== undefined) return found
  throw new Advice(
    'No Chromium was found. Install it ("apt install chromium", "brew install --cask chromium", or from ' +
      'https://www.chromium.org/getting-involved/download-chromium), or say where it is: CHROMIUM=/path/to/chromium.',
  )
}

function named(): string | undefined {
  const path = process.env.CHROMIUM
  if (path === undefined || path === '') return undefined
  if (!isExecutable(path))
    throw new Advice(
      `CHROMIUM names "${path}", which cannot be run. Name the browser's executable file.`,
    )
  return path
}

function inTheUsualPlaces(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...(PLACES[process.platform] ?? [])].find(isExecutable)
}

function installed(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  console.error(
    "Installing Debian's chromium package. This happens once, and takes a minute or two.",
  )
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const words of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
  ]) {
    // What apt says goes to standard error: standard output is for answers.
    spawnSync('apt-get', words, { stdio: ['ignore', 2, 2], env: environment })
  }
  return inTheUsualPlaces()
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
