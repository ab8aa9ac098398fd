/** Runs in the frame that the person asked in, each time that they do: reads, asks, shows. */
import { createClient, messageTransport } from '../client/index.js'
import { askOwner } from '../owner/index.js'
import { find, type Finding } from '../ui/shared/finding.js'
import { focusAnchor, noAnchor, selectionAnchor, type Anchor } from './anchor.js'
import { showCard } from './card.js'
import { hasFocus, selectedText, typedText } from './selection.js'
import type { Task } from './task.js'

interface Reading {
  readonly text: string
  readonly anchor: Anchor
}

const task = globalThis.glossaTask
globalThis.glossaTask = undefined
const reading = task && read(task)
if (reading) void show(reading)

/** What a task is about; nothing where another frame is to do it. */
function read(task: Task): Reading | undefined {
  switch (task.kind) {
    case 'selection':
      return { text: selectedText(), anchor: selectionAnchor() }
    case 'field':
      return { text: typedText(), anchor: focusAnchor() }
    case 'page':
      return { text: document.body.innerText, anchor: noAnchor }
    case 'focus':
      return hasFocus() ? { text: selectedText(), anchor: selectionAnchor() } : undefined
    case 'text':
      return { text: task.text, anchor: noAnchor }
  }
}

async function show({ text, anchor }: Reading): Promise<void> {
  const client = createClient({ transport: messageTransport(chrome.runtime.id) })
  const { profanity, theme } = await askOwner('settings')
  const finding: Finding = isHidden(text)
    ? { kind: 'unreadable' }
    : await find(client, text, { profanity, remaining: true })
  if (finding.kind === 'found') void askOwner('found', finding.best.lang)
  showCard(finding, anchor, theme)
}

/** Around a viewer there is no text, whatever is to be read in it. */
function isHidden(text: string): boolean {
  return text.trim() === '' && document.contentType === 'application/pdf'
}
