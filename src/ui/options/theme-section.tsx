import { askOwner, type Settings } from '../../owner/index.js'
import { say } from '../../words/index.js'
import { rememberTheme } from '../shared/theme.js'

const THEMES = { system: 'themeSystem', light: 'themeLight', dark: 'themeDark' } as const

export function ThemeSection({
  theme,
  onChange,
}: {
  readonly theme: Settings['theme']
  readonly onChange: () => void
}) {
  return (
    <section>
      <h2 id="theme">{say('theme')}</h2>
      <div class="row" role="radiogroup" aria-labelledby="theme">
        {(Object.keys(THEMES) as Settings['theme'][]).map((choice) => (
          <label key={choice} class="row">
            <input
              type="radio"
              name="theme"
              checked={choice === theme}
              onChange={() => {
                rememberTheme(choice)
                void askOwner('changeSettings', { theme: choice }).then(onChange)
              }}
            />
            <span>{say(THEMES[choice])}</span>
          </label>
        ))}
      </div>
    </section>
  )
}
