import { join } from 'node:path'
import manifest from '../../manifest.json' with { type: 'json' }
import type { Size } from './draw.js'

/** A picture that is drawn from an SVG file. */
export interface Drawing extends Size {
  readonly from: string
  readonly to: string
}

const root = join(import.meta.dirname, '../..')
const icon = join(root, 'public/icons/glossa.svg')

/** Where the pictures for the stores are written. */
export const STORE_FOLDER = join(root, 'dist/store')

/** The icons that the manifest names. They are kept beside the SVG, because the package is made of them. */
export const ICONS: readonly Drawing[] = Object.entries(manifest.icons).map(([size, file]) => ({
  from: icon,
  to: join(root, 'public', file),
  width: Number(size),
  height: Number(size),
}))

/** What the stores show beside the listing, in the sizes that they ask for. */
export const TILES: readonly Drawing[] = [
  { from: icon, to: join(STORE_FOLDER, 'icon.png'), width: 128, height: 128 },
  { from: tile('small'), to: join(STORE_FOLDER, 'tile-small.png'), width: 440, height: 280 },
  { from: tile('marquee'), to: join(STORE_FOLDER, 'tile-marquee.png'), width: 1400, height: 560 },
]

function tile(name: string): string {
  return join(root, `store/tiles/${name}.svg`)
}
