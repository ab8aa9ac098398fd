import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import description from '../../package.json' with { type: 'json' }
import { describeService } from '../../src/service/openapi.js'

it('docs/openapi.json is what the code describes; `npm run openapi` writes it', () => {
  const committed = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')
  expect(JSON.parse(committed)).toEqual(describeService(description.version))
})
