import { say } from '../../words/index.js'

/** Where a person types what language they look for. */
export function LanguageSearchField({
  typed,
  onTyped,
}: {
  readonly typed: string
  readonly onTyped: (typed: string) => void
}) {
  return (
    <input
      type="search"
      aria-label={say('searchLanguages')}
      placeholder={say('searchLanguages')}
      value={typed}
      onInput={({ currentTarget }) => {
        onTyped(currentTarget.value)
      }}
    />
  )
}
