import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { crx, type ManifestV3Export } from '@crxjs/vite-plugin'
import preact from '@preact/preset-vite'
import { build, defineConfig, type Plugin, type UserConfig } from 'vite'
import manifest from './manifest.json' with { type: 'json' }
import description from './package.json' with { type: 'json' }

/** One build for each way that Glossa is used: `vite build --mode chrome`, `firefox` or `lib`. */
export default defineConfig(({ mode }) =>
  mode === 'lib' ? library() : extension(mode === 'firefox'),
)

/** What runs outside our pages: the files in the package, and what they are made of. */
const PLAIN_SCRIPTS = {
  [manifest.background.service_worker]: 'src/background/worker.ts',
  'content.js': 'src/content/index.ts',
}

/** The pages that the manifest does not name. */
const PAGES = ['connect', 'result', 'welcome'].map((page) => `src/ui/${page}/index.html`)

function extension(firefox: boolean): UserConfig {
  const target = firefox ? 'firefox140' : 'chrome123'
  return {
    plugins: [
      preact(),
      crx({
        manifest: firefox ? forFirefox() : forChromium(),
        browser: firefox ? 'firefox' : 'chrome',
      }),
      plainScripts(target),
      ownBackground(firefox),
    ],
    build: {
      outDir: `dist/${firefox ? 'firefox' : 'chrome'}`,
      target,
      modulePreload: { polyfill: false },
      license: { fileName: 'licenses/pages.md' },
      // crxjs knows only the pages that the manifest names.
      rolldownOptions: { input: PAGES },
    },
  }
}

/** Nothing from elsewhere runs, shows or is asked for, whatever a mistake of ours may let in. */
const POLICY = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const { key, minimum_chrome_version, background, ...common } = {
  ...manifest,
  version: description.version,
  content_security_policy: { extension_pages: POLICY },
}

function forChromium(): ManifestV3Export {
  return { ...common, key, minimum_chrome_version }
}

function forFirefox(): ManifestV3Export {
  return {
    ...common,
    browser_specific_settings: {
      gecko: {
        id: 'glossa@glossa.invalid',
        strict_min_version: '140.0',
        // The types do not know yet that Firefox asks for this.
        ...{ data_collection_permissions: { required: ['none'] } },
      },
    },
  }
}

/**
 * Builds worker and content script to one plain script each. A worker that is no module starts sooner, and
 * within one script an `import()`, which a worker may not do, is a piece that waits until it is needed.
 */
function plainScripts(target: string): Plugin {
  return {
    name: 'plain-scripts',
    async generateBundle() {
      for (const [fileName, entry] of Object.entries(PLAIN_SCRIPTS)) {
        const built = await build({
          configFile: false,
          publicDir: false,
          logLevel: 'error',
          plugins: [preact()],
          define: { MODEL_DIGEST: JSON.stringify(digestOf('public/models/language.bin')) },
          build: {
            target,
            write: false,
            license: { fileName: `licenses/${fileName.replace('.js', '.md')}` },
            lib: { entry, formats: ['iife'], name: 'glossa', fileName: () => fileName },
          },
        })
        for (const file of [built].flat().flatMap((one) => ('output' in one ? one.output : [])))
          this.emitFile({
            type: 'asset',
            fileName: file.fileName,
            source: file.type === 'chunk' ? file.code : file.source,
          })
      }
    },
  }
}

function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
}

/** The plugin for extensions is not told of the worker, of which it would make a module. */
function ownBackground(firefox: boolean): Plugin & { renderCrxManifest(built: object): object } {
  const { service_worker } = background
  return {
    name: 'own-background',
    enforce: 'post',
    renderCrxManifest: (built) => ({
      ...built,
      background: firefox ? { scripts: [service_worker] } : { service_worker },
    }),
  }
}

/** Self-contained modules, so that the package depends on no other. */
function library(): UserConfig {
  return {
    publicDir: false,
    build: {
      outDir: 'dist/lib',
      target: 'node20',
      minify: false,
      license: { fileName: 'licenses.md' },
      lib: {
        entry: {
          client: 'src/client/index.ts',
          node: 'src/server/index.ts',
          service: 'src/server/in-process.ts',
          glossa: 'src/command/glossa.ts',
        },
        formats: ['es'],
      },
      rolldownOptions: {
        external: /^node:/,
        preserveEntrySignatures: 'allow-extension',
        output: { chunkFileNames: 'chunks/[name].js' },
      },
    },
  }
}
