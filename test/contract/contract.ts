import { afterAll, describe } from 'vitest'
import type { Door } from './door.js'
import { describeCounter } from './suite/counter.js'
import { describeEndpoints } from './suite/endpoints.js'
import { describeRefusals } from './suite/refusals.js'
import { describeRequests } from './suite/requests.js'
import { describeResponses } from './suite/responses.js'
import { describeTexts } from './suite/texts.js'
import { describeValues } from './suite/values.js'

/**
 * Every promise of the interface, through one door. What stands in brackets before a test is the row of
 * README.md beside this file.
 */
export function describeContract(door: Door): void {
  describe(`the contract, ${door.name}`, () => {
    afterAll(() => door.close())
    describeEndpoints(door)
    describeValues(door)
    describeRequests(door)
    describeTexts(door)
    describeRefusals(door)
    describeResponses(door)
    describeCounter(door)
  })
}
