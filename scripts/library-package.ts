import description from '../package.json' with { type: 'json' }

const { name, version, license, engines, keywords } = description

/** The published package's description: self-contained modules, so it depends on nothing. */
export const libraryPackage = {
  name,
  version,
  description:
    'Client of the Glossa extension, and the same language and profanity detection for Node.',
  license,
  keywords,
  type: 'module',
  engines,
  sideEffects: false,
  bin: { glossa: './glossa.js' },
  exports: {
    '.': { types: './types/client/index.d.ts', default: './client.js' },
    './node': { types: './types/server/index.d.ts', default: './node.js' },
    './service': { types: './types/server/in-process.d.ts', default: './service.js' },
    './package.json': './package.json',
  },
  files: ['*.js', 'chunks', 'types', 'models', 'licenses.md'],
}
