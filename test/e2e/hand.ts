import { setTimeout as pause } from 'node:timers/promises'
import { vi } from 'vitest'
import type { Desktop, Point } from '../../scripts/desktop/desktop.js'
import type { RealWindow } from './real-window.js'

/** An element of the page, or of the frame within it that is named. */
interface Target {
  readonly element: string
  readonly frame?: string
}

const MIDDLE: Point = { x: 600, y: 450 }
/** A menu is to be seen a moment before it takes keys. */
const UNTIL_KEYS_ARE_TAKEN = 250
/** After so many, a page that is on the screen has told where it is. */
const MOST_MOVEMENTS = 200
const PATIENCE = { timeout: 10_000, interval: 50 }

/** A person's hand on the mouse and the keyboard: it knows of the page no more than where things are to be seen. */
export function handOn(desktop: Desktop, window: RealWindow) {
  /** Where the page's corner is on the screen, as the browser tells it with a movement of the mouse. */
  async function corner(): Promise<Point> {
    const told = window.evaluate(
      () =>
        new Promise<Point>((resolve) => {
          const tell = (event: MouseEvent): void => {
            resolve({ x: event.screenX - event.clientX, y: event.screenY - event.clientY })
          }
          addEventListener('mousemove', tell, { once: true })
        }),
      undefined,
    )
    for (let step = 0; step < MOST_MOVEMENTS; step++) {
      await desktop.point({ x: 500 + (step % 2), y: 600 })
      const corner = await Promise.race([told, pause(30, undefined)])
      if (corner) return corner
    }
    throw new Error('The page is not on the screen.')
  }

  /** The beginning of an element's text, on the screen. */
  async function placeOf(target: Target): Promise<Point> {
    const { x, y } = await corner()
    const inPage = await window.evaluate(({ element, frame }: Target) => {
      const around = frame === undefined ? undefined : document.querySelector(frame)
      const inner = around instanceof HTMLIFrameElement ? around.contentDocument : document
      const box = inner?.querySelector(element)?.getBoundingClientRect()
      const { left = 0, top = 0 } = around?.getBoundingClientRect() ?? {}
      return { x: left + (box?.left ?? 0) + 30, y: top + (box?.top ?? 0) + 10 }
    }, target)
    return { x: x + inPage.x, y: y + inPage.y }
  }

  /** Chooses the extension's entry in the menu that something opens. */
  async function chooseFromMenu(open: () => Promise<void>, keys: readonly string[]) {
    const before = (await desktop.windows()).length
    await open()
    await vi.waitUntil(async () => (await desktop.windows()).length > before, PATIENCE)
    await pause(UNTIL_KEYS_ARE_TAKEN)
    await desktop.press(...keys)
  }

  return {
    click: async (target: Target) => desktop.click(await placeOf(target)),
    selectTextOf: async (target: Target) => desktop.tripleClick(await placeOf(target)),
    press: (...keys: readonly string[]) => desktop.press(...keys),
    type: (text: string) => desktop.type(text),
    /** In what is no page and tells nothing of where it is, such as a viewer: selects all, and opens its menu by the keyboard. */
    chooseForAllOfIt: async () => {
      await desktop.click(MIDDLE)
      await desktop.press('ctrl+a')
      await chooseFromMenu(() => desktop.press('shift+F10'), window.toEntry)
    },
    /** Opens the browser's own menu on an element, and chooses the extension's entry. */
    chooseFromMenuOn: async (target: Target) => {
      const place = await placeOf(target)
      await chooseFromMenu(
        () => desktop.click(place, 'right'),
        target.frame === undefined ? window.toEntry : window.toEntryInFrame,
      )
    },
  }
}
