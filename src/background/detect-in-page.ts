import type { Task } from '../content/task.js'
import { browser } from '../browser/index.js'
import { openResultWindow } from './result-window.js'

export interface Place {
  readonly tabId: number
  readonly frameId: number
}

type Target =
  | { readonly tabId: number; readonly frameIds: number[] }
  | { readonly tabId: number; readonly allFrames: true }

/** What `src/content` is built to. */
const CONTENT_SCRIPT = '/content.js'

const TOP_FRAME = 0

/**
 * Has a task done as near to where the person asked as the browser allows: in the frame itself; else in
 * the tab, with the text that the menu knows; else in a window of our own.
 */
export async function detectInPage(task: Task, place: Place, knownText = ''): Promise<void> {
  const said: Task = { kind: 'text', text: knownText }
  const done =
    (await inject(task, { tabId: place.tabId, frameIds: [place.frameId] })) ||
    (place.frameId !== TOP_FRAME &&
      (await inject(said, { tabId: place.tabId, frameIds: [TOP_FRAME] })))
  if (!done) await openResultWindow(knownText)
}

/** Has the selection detected in whichever frame of a tab the person is in. */
export async function detectWhereFocusIs(tabId: number): Promise<void> {
  const done = await inject({ kind: 'focus' }, { tabId, allFrames: true })
  if (!done) await openResultWindow('')
}

/**
 * The click that lets us in is told to us and to the page's process on two ways, and ours may be the shorter:
 * who is refused in the first moment is let in a little later.
 */
const PAUSES = [30, 100]

async function inject(task: Task, target: Target): Promise<boolean> {
  if (await injectOnce(task, target)) return true
  for (const pause of PAUSES) {
    await new Promise((passed) => setTimeout(passed, pause))
    if (await injectOnce(task, target)) return true
  }
  return false
}

async function injectOnce(task: Task, target: Target): Promise<boolean> {
  try {
    await browser.scripting.executeScript({ target, func: leaveTask, args: [task] })
    await browser.scripting.executeScript({ target, files: [CONTENT_SCRIPT] })
    return true
  } catch {
    // The store, the browser's own pages and frames of other sites let no extension in.
    return askOwnPage(task, target.tabId)
  }
}

/** Our own pages let no script in either, and do themselves what they are told. */
async function askOwnPage(task: Task, tabId: number): Promise<boolean> {
  try {
    return (await browser.tabs.sendMessage(tabId, { task })) === true
  } catch {
    return false
  }
}

/** Runs in the page, so it uses nothing of this file. */
function leaveTask(task: Task): void {
  globalThis.glossaTask = task
}
