import { createHash } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtFolder } from '../scripts/build-target.js'

/** An extension that calls Glossa. */
export interface CallerExtension {
  readonly folder: string
  readonly id: string
  /** The address of its page. */
  readonly page: string
}

const SOURCE = join(import.meta.dirname, 'caller')
/** What sends messages for whoever controls the page that it is in. */
const IN_PAGES = join(import.meta.dirname, '../test/contract/neighbour/content.js')
const EVERY_FRAME = {
  matches: ['http://127.0.0.1/*'],
  js: ['content.js'],
  all_frames: true,
  match_origin_as_fallback: true,
}
const UNITS_IN_AN_ID = 32

/** Puts together so many extensions, each with an id of its own, in folders that `remove` takes away. */
export async function assembleCallers(
  count: number,
): Promise<{ readonly callers: readonly CallerExtension[]; remove(): Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'glossa-callers-'))
  const callers = await Promise.all(
    Array.from({ length: count }, (_, index) => assemble(root, `Caller ${index + 1}`)),
  )
  return { callers, remove: () => rm(root, { recursive: true }) }
}

async function assemble(root: string, name: string): Promise<CallerExtension> {
  const folder = join(root, name)
  // Chromium makes an extension's id of its key, and asks nothing else of the key here.
  const key = Buffer.from(name)
  const manifest = {
    manifest_version: 3,
    name,
    version: '1.0',
    key: key.toString('base64'),
    content_scripts: [EVERY_FRAME],
  }
  await mkdir(folder)
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
  for (const file of ['page.html', 'caller.js'])
    await copyFile(join(SOURCE, file), join(folder, file))
  await copyFile(join(builtFolder('lib'), 'client.js'), join(folder, 'client.js'))
  await copyFile(IN_PAGES, join(folder, 'content.js'))
  const id = idOf(key)
  return { folder, id, page: `chrome-extension://${id}/page.html` }
}

/** The beginning of the key's digest, its digits written with the letters from a to p. */
function idOf(key: Buffer): string {
  return createHash('sha256')
    .update(key)
    .digest('hex')
    .slice(0, UNITS_IN_AN_ID)
    .replaceAll(/./g, (digit) => String.fromCharCode(97 + parseInt(digit, 16)))
}
