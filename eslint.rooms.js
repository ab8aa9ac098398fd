/**
 * The rooms of the house and which other rooms each may import; `import-x/no-restricted-paths` fails on
 * every arrow that is not in this table. The drawing is in docs/decisions.md.
 *
 * @type {Record<string, string[]>}
 */
const mayImport = {
  'engine/language': [],
  'engine/profanity': [],
  accounts: [],
  service: ['engine', 'accounts'],
  client: ['service'],
  background: ['engine', 'accounts', 'service', 'client', 'owner', 'content', 'words', 'browser'],
  content: ['client', 'owner', 'ui/shared', 'words'],
  ui: ['client', 'owner', 'words', 'browser'],
  owner: ['accounts', 'browser'],
  words: ['browser'],
  browser: [],
  server: ['engine', 'accounts', 'service'],
  command: ['client', 'server', 'service', 'accounts'],
}

export const roomsAndTheirArrows = Object.entries(mayImport).map(([room, others]) => ({
  target: `./src/${room}`,
  from: './src',
  except: [`./${room}`, ...others.map((other) => `./${other}`)],
  message: `src/${room} may import only ${others.length > 0 ? others.join(', ') : 'itself'}.`,
}))
