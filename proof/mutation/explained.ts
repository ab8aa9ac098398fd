import { EXPLAINED_IN_THE_ACCOUNTS } from './explained/accounts.js'
import { EXPLAINED_IN_THE_CLIENT } from './explained/client.js'
import { EXPLAINED_IN_THE_LANGUAGE_ENGINE } from './explained/language.js'
import { EXPLAINED_IN_THE_PROFANITY_ENGINE } from './explained/profanity.js'
import { EXPLAINED_IN_THE_SERVICE } from './explained/service.js'
import type { Explanation } from './explained/explanation.js'

export const EXPLAINED: readonly Explanation[] = [
  ...EXPLAINED_IN_THE_ACCOUNTS,
  ...EXPLAINED_IN_THE_CLIENT,
  ...EXPLAINED_IN_THE_LANGUAGE_ENGINE,
  ...EXPLAINED_IN_THE_PROFANITY_ENGINE,
  ...EXPLAINED_IN_THE_SERVICE,
]
