import { direction } from '../words/index.js'
import type { Anchor } from './anchor.js'

const GAP = 8
/** With less height than this the card would be all scrolling. */
const LEAST_HEIGHT = 120

/** A place for the card, and how high it may be there. */
interface Spot {
  readonly left: number
  readonly top: number
  readonly room: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Puts the card where it hides nothing of its anchor, and never off the screen; without an anchor, in the
 * upper corner where the reader's lines end.
 *
 * @returns Whether the anchor, if there was one, is still on the screen.
 */
export function placeBeside(host: HTMLElement, anchor: Anchor): boolean {
  host.style.removeProperty('--room')
  const { offsetWidth: width, offsetHeight: height } = host
  const toTheRight = document.documentElement.clientWidth - width - GAP
  const area = anchor()
  const { left, top, room } = area
    ? spotBeside(area, { width, height })
    : { left: direction() === 'rtl' ? GAP : toTheRight, top: GAP, room: innerHeight }
  const shown = Math.min(height, room)
  host.style.setProperty('left', `${within(left, toTheRight)}px`, 'important')
  host.style.setProperty('top', `${within(top, innerHeight - shown - GAP)}px`, 'important')
  host.style.setProperty('--room', `${room}px`, 'important')
  return !area || (area.bottom > 0 && area.top < innerHeight)
}

/** Below the area where the card fits, else above it, else beside it, else on the side with more room. */
function spotBeside(area: DOMRect, { width, height }: Size): Spot {
  const left = direction() === 'rtl' ? area.right - width : area.left
  const below = { left, top: area.bottom + GAP, room: innerHeight - area.bottom - 2 * GAP }
  const roomAbove = area.top - 2 * GAP
  const above = { left, top: area.top - GAP - Math.min(height, roomAbove), room: roomAbove }
  const wholeSpot =
    [below, above].find(({ room }) => height <= room) ?? spotAtItsSide(area, { width, height })
  if (wholeSpot) return wholeSpot
  const roomier = below.room < above.room ? above : below
  // Where there is no room at all, an answer that hides its question is better than none.
  return roomier.room < LEAST_HEIGHT ? { ...below, room: innerHeight } : roomier
}

function spotAtItsSide(area: DOMRect, { width }: Size): Spot | undefined {
  const sides = [area.right + GAP, area.left - GAP - width]
  const ordered = direction() === 'rtl' ? sides.reverse() : sides
  const mostLeft = document.documentElement.clientWidth - width - GAP
  const left = ordered.find((side) => side >= GAP && side <= mostLeft)
  return left === undefined ? undefined : { left, top: area.top, room: innerHeight }
}

function within(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most))
}
