/** What the extension does, in three steps, shown once when it is installed. */
import { browser } from '../../browser/index.js'
import { say } from '../../words/index.js'
import { mount } from '../shared/mount.js'
import { useLoaded } from '../shared/use-loaded.js'

const NO_SHORTCUTS = { selection: undefined, popup: undefined }

/** The shortcuts as the person has them: they may have changed them, or another program has taken them. */
const shortcuts = async () => {
  const commands = await browser.commands.getAll()
  const keysOf = (name: string) =>
    commands.find((command) => command.name === name)?.shortcut ?? undefined
  return { selection: keysOf('detect-selection'), popup: keysOf('_execute_action') }
}

function Welcome() {
  const { selection, popup } = useLoaded(shortcuts).value ?? NO_SHORTCUTS
  return (
    <>
      <h1>{say('welcomeTitle')}</h1>
      <ol>
        <li>
          <h2>{say('stepSelectTitle')}</h2>
          <p class="soft">{say('stepSelectLine')}</p>
          <ul class="samples" aria-label={say('samples')}>
            <Sample lang="de">Am Abend sitzen wir auf der Bank und hören den Grillen zu.</Sample>
            <Sample lang="pt">O padeiro abre a porta antes de nascer o sol.</Sample>
            <Sample lang="uk">На подвір’ї пахне яблуками й дощем.</Sample>
            <Sample lang="ja">窓を開けると、海の匂いがした。</Sample>
          </ul>
        </li>
        <li>
          <h2>{say('stepClickTitle')}</h2>
          <p class="soft">{say('stepClickLine')}</p>
          {selection && (
            <p>
              <span>{say('orPress')}</span> <kbd>{selection}</kbd>
            </p>
          )}
        </li>
        <li>
          <h2>{say('stepPopupTitle')}</h2>
          <p class="soft">{say('stepPopupLine')}</p>
          {popup && (
            <p>
              <span>{say('orPress')}</span> <kbd>{popup}</kbd>
            </p>
          )}
        </li>
      </ol>
      <p>{say('privacyPromise')}</p>
      <p>
        <button
          type="button"
          onClick={() => {
            void browser.runtime.openOptionsPage()
          }}
        >
          {say('options')}
        </button>
      </p>
    </>
  )
}

/** Written from its own side, whatever side the page is read from. */
function Sample({ lang, children }: { readonly lang: string; readonly children: string }) {
  return (
    <li>
      <bdi lang={lang}>{children}</bdi>
    </li>
  )
}

mount('welcomeTitle', <Welcome />)
