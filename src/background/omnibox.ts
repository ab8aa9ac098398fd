import { browser } from '../browser/index.js'
import { say } from '../words/index.js'
import { openResultWindow } from './result-window.js'

/** Says what Enter will do. Nothing is detected while the person types: each detection counts. */
export function suggest(text: string): void {
  const said = text.trim() === '' ? say('omniboxEmpty') : say('omniboxText', withoutMarkup(text))
  browser.omnibox.setDefaultSuggestion({ description: said })
}

export async function detectTyped(text: string): Promise<void> {
  await openResultWindow(text)
}

/** Chromium reads a suggestion as XML. */
function withoutMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
