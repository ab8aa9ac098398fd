import { crx, type ManifestV3Export } from '@crxjs/vite-plugin'
import preact from '@preact/preset-vite'
import { defineConfig, type PluginOption, type UserConfig } from 'vite'
import manifest from './manifest.json' with { type: 'json' }
import description from './package.json' with { type: 'json' }

/** One build for each way that Glossa is used: `vite build --mode chrome`, `firefox` or `lib`. */
export default defineConfig(({ mode }) =>
  mode === 'lib' ? library() : extension(mode === 'firefox'),
)

const CONTENT_SCRIPT = 'src/content/index.ts'

/** The pages that the manifest does not name. */
const PAGES = ['connect', 'result', 'welcome'].map((page) => `src/ui/${page}/index.html`)

function extension(firefox: boolean): UserConfig {
  return {
    plugins: [
      preact(),
      crx({
        manifest: firefox ? forFirefox() : forChromium(),
        browser: firefox ? 'firefox' : 'chrome',
        contentScripts: { standaloneFiles: [CONTENT_SCRIPT] },
      }),
      nothingWebAccessible(),
    ],
    build: {
      outDir: `dist/${firefox ? 'firefox' : 'chrome'}`,
      target: firefox ? 'firefox140' : 'chrome123',
      modulePreload: false,
      license: { fileName: 'licenses.md' },
      // crxjs knows only the pages that the manifest names.
      rolldownOptions: { input: PAGES },
    },
  }
}

const { key, minimum_chrome_version, background, ...common } = {
  ...manifest,
  version: description.version,
}

function forChromium(): ManifestV3Export {
  return { ...common, key, minimum_chrome_version, background: { ...background, type: 'module' } }
}

function forFirefox(): ManifestV3Export {
  return {
    ...common,
    background: { scripts: [background.service_worker], type: 'module' },
    browser_specific_settings: {
      gecko: {
        id: 'glossa@glossa.invalid',
        strict_min_version: '140.0',
        // The types do not know yet that Firefox asks for this.
        ...{ data_collection_permissions: { required: ['none'] } },
      },
      // Where Firefox for Android began to ask for it too.
      ...{ gecko_android: { strict_min_version: '142.0' } },
    },
  }
}

/** The content script is injected by the worker; no page may load any file of ours. */
function nothingWebAccessible(): PluginOption {
  return {
    name: 'nothing-web-accessible',
    enforce: 'post',
    renderCrxManifest(built: { web_accessible_resources?: unknown }) {
      delete built.web_accessible_resources
      return built
    },
  } as PluginOption
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
