/** Writes docs/openapi.json from the service's own description. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import description from '../package.json' with { type: 'json' }
import { describeService } from '../src/service/openapi.js'

const target = join(import.meta.dirname, '../docs/openapi.json')
writeFileSync(target, `${JSON.stringify(describeService(description.version), undefined, 2)}\n`)
