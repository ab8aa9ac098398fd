import { direction } from '../words/index.js'
import type { Anchor } from './anchor.js'

const GAP = 8

/**
 * Puts the card below its anchor where there is room, else above it, and never off the screen; without
 * an anchor, in the upper corner where the reader's lines end.
 *
 * @returns Whether the anchor, if there was one, is still on the screen.
 */
export function placeBeside(host: HTMLElement, anchor: Anchor): boolean {
  const { offsetWidth: width, offsetHeight: height } = host
  const { clientWidth: screenWidth } = document.documentElement
  const area = anchor()
  const toTheRight = screenWidth - width - GAP
  let left = direction() === 'rtl' ? GAP : toTheRight
  let top = GAP
  if (area) {
    left = direction() === 'rtl' ? area.right - width : area.left
    const below = area.bottom + GAP
    const above = area.top - GAP - height
    top = below + height <= innerHeight || above < GAP ? below : above
  }
  host.style.setProperty('left', `${within(left, toTheRight)}px`, 'important')
  host.style.setProperty('top', `${within(top, innerHeight - height - GAP)}px`, 'important')
  return !area || (area.bottom > 0 && area.top < innerHeight)
}

function within(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most))
}
