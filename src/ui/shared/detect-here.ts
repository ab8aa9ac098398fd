import { browser } from '../../browser/index.js'

/**
 * No browser lets an extension put a script into its own pages, so they run the content script themselves
 * when the worker has something for it to do.
 */
export function detectHere(): void {
  browser.runtime.onMessage.addListener((message, sender, respond) => {
    const { task } = (message ?? {}) as { task?: typeof globalThis.glossaTask }
    // What comes from a tab is from a content script, and not from the worker.
    if (task && !sender.tab) {
      globalThis.glossaTask = task
      const script = document.createElement('script')
      script.src = browser.runtime.getURL('content.js')
      document.head.append(script)
      respond(true)
    }
    // The types know listeners that always answer; this one has answered, or leaves it to others.
    return undefined as unknown as true
  })
}
