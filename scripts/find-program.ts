import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Advice } from './advice.js'

/** What is known of a program before it is found. */
export interface ProgramKind {
  readonly name: string
  /** The environment variable that may say where it is. */
  readonly variable: string
  /** What its command is called, on the systems that have it on the path. */
  readonly commands: readonly string[]
  /** Where each system puts it. */
  readonly places: Partial<Record<NodeJS.Platform, readonly string[]>>
  readonly debianPackage: string
  /** How a person may install it. */
  readonly advice: string
}

/**
 * The path of a program to run, which is installed first where this is root on Debian.
 *
 * @throws Advice that says what to do where there is none.
 */
export function findProgram(kind: ProgramKind): string {
  const found = named(kind) ?? inTheUsualPlaces(kind) ?? installed(kind)
  if (found !== undefined) return found
  throw new Advice(
    `No ${kind.name} was found. Install it (${kind.advice}), or say where it is: ${kind.variable}=/path/to/it.`,
  )
}

function named({ variable }: ProgramKind): string | undefined {
  const path = process.env[variable]
  if (path === undefined || path === '') return undefined
  if (isExecutable(path)) return path
  throw new Advice(`${variable} names "${path}", which cannot be run. Name its executable file.`)
}

function inTheUsualPlaces({ commands, places }: ProgramKind): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)))
  return [...onPath, ...(places[process.platform] ?? [])].find(isExecutable)
}

function installed(kind: ProgramKind): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  console.error(
    `Installing Debian's package ${kind.debianPackage}. This happens once, and takes a minute or two.`,
  )
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const words of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', kind.debianPackage],
  ]) {
    // What apt says goes to standard error: standard output is for answers.
    spawnSync('apt-get', words, { stdio: ['ignore', 2, 2], env: environment })
  }
  return inTheUsualPlaces(kind)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
