import names from './language-names.generated.json' with { type: 'json' }

/** The English name of a language and its own names; a code without a name is a defect, which a test finds. */
export function namesOf(code: string): [english: string, own: string] {
  const [english = code, own = english] = (names as Record<string, string[]>)[code] ?? []
  return [english, own]
}
