/**
 * Sends texts with a random marker through every path, failures included, and searches for it everywhere:
 * `npm run proof:privacy`. The extension and the library must have been built.
 */
import { chosen } from './choices.js'
import { heading, tell } from './figures.js'
import { PRIVACY_PROMISES, searchForTraces } from './privacy/search.js'

const { chance } = chosen({})

heading('In the browser')
tell(await searchForTraces(chance), PRIVACY_PROMISES)
