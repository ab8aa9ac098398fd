import { GLOSSA_ID } from './launch.js'

/** The address of one of the extension's own pages, by its folder in `src/ui`. */
export function extensionPage(name: string): string {
  return `chrome-extension://${GLOSSA_ID}/src/ui/${name}/index.html`
}
