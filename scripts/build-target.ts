import { join } from 'node:path'
import { build } from 'vite'

export const TARGETS = ['chrome', 'firefox', 'lib'] as const
export type Target = (typeof TARGETS)[number]

/** The folder that a target is built into. */
export function builtFolder(target: Target): string {
  return join(import.meta.dirname, '../dist', target)
}

/** Builds one target. What the tools say on the way goes to standard error: standard output is for answers. */
export async function buildTarget(target: Target): Promise<void> {
  const { log } = console
  console.log = () => undefined
  // What the caller's shell has there would choose other files of what is built in.
  process.env.NODE_ENV = 'production'
  try {
    await build({ root: join(import.meta.dirname, '..'), mode: target, logLevel: 'error' })
  } finally {
    console.log = log
  }
  console.error(`Built dist/${target}`)
}
