import { say } from '../../words/index.js'

/** What a page shows where the worker does not answer. */
export function NotWorking({ retry }: { readonly retry: () => void }) {
  return (
    <section class="trouble">
      <h1>{say('troubleTitle')}</h1>
      <p class="soft">{say('troubleLine')}</p>
      <button type="button" class="primary" onClick={retry}>
        {say('tryAgain')}
      </button>
    </section>
  )
}
