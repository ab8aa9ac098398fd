import { render, type ComponentChild } from 'preact'
import { direction, locale, say, type Word } from '../../words/index.js'
import { detectHere } from './detect-here.js'
import { applyRememberedTheme } from './theme.js'

/** Fills the page: in the reader's language and direction, in the theme that they chose. */
export function mount(title: Word, content: ComponentChild): void {
  const page = document.getElementById('page')
  if (!page) throw new Error('The page has no place for its content.')
  applyRememberedTheme()
  document.documentElement.lang = locale()
  document.documentElement.dir = direction()
  document.title = say(title)
  render(content, page)
  detectHere()
}
