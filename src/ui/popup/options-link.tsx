import { browser } from '../../browser/index.js'

export function OptionsLink({ label }: { readonly label: string }) {
  return (
    <button
      type="button"
      class="plain"
      onClick={() => {
        void browser.runtime.openOptionsPage().then(close)
      }}
    >
      {label}
    </button>
  )
}
