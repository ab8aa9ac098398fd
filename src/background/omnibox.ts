import { browser } from '../browser/index.js'
import { say } from '../words/index.js'
import { openResultWindow } from './result-window.js'

/**
 * Says what Enter will do. Nothing is detected while the person types: each detection counts. Nor does it
 * say what they typed: Chromium writes a suggestion to the disk.
 */
export function suggest(): void {
  browser.omnibox.setDefaultSuggestion({ description: say('omniboxHint') })
}

export async function detectTyped(text: string): Promise<void> {
  await openResultWindow(text)
}
