import type { Handler } from 'hono'
import type { LanguageDetector } from '../engine/index.js'
import type { LanguagesAnswer } from './answers.js'
import { namesOf } from './language-names.js'
import { respond } from './respond.js'
import type { Steps } from './steps.js'

/** Answers with the languages that detection can return, exactly those. */
export const listLanguages: Handler<Steps> = (context) =>
  respond(languageList(context.get('engine').language))

function languageList({ languages }: LanguageDetector): LanguagesAnswer {
  return Object.fromEntries(languages.map((code) => [code, namesOf(code)]))
}
