import type { Settings } from '../../owner/index.js'

const NAME = 'theme'

/**
 * Colours an element and all in it; the system decides unless the person has. It is said as important,
 * because the card's element resets all that a page says of it in the same way.
 */
export function applyTheme(theme: Settings['theme'], element: HTMLElement): void {
  element.style.setProperty('color-scheme', theme === 'system' ? 'light dark' : theme, 'important')
}

/** Kept where a page can read it before it paints, so that none flashes white in the dark. */
export function rememberTheme(theme: Settings['theme']): void {
  localStorage.setItem(NAME, theme)
  applyTheme(theme, document.documentElement)
}

export function applyRememberedTheme(): void {
  const theme = localStorage.getItem(NAME)
  applyTheme(theme === 'light' || theme === 'dark' ? theme : 'system', document.documentElement)
}
