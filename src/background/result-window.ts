import { browser } from '../browser/index.js'

const PAGE = 'src/ui/result/index.html'
const WINDOW = { width: 420, height: 480, type: 'popup' } as const

/** The texts that windows were opened for and have not asked for yet. They are kept in memory alone. */
const texts = new Map<string, string>()

/** Shows what a text is where nothing can be shown in the page itself; an empty text is said to be none. */
export async function openResultWindow(text: string): Promise<void> {
  const id = crypto.randomUUID()
  texts.set(id, text)
  try {
    await browser.windows.create({ url: `${browser.runtime.getURL(PAGE)}?${id}`, ...WINDOW })
  } catch (error) {
    texts.delete(id)
    throw error
  }
}

/** The text that a window was opened for, once; null where it is not known any more. */
export function takeWindowText(id: string): string | null {
  const text = texts.get(id) ?? null
  texts.delete(id)
  return text
}
