/** What of the page's life a card follows. */
export interface Following {
  readonly host: HTMLElement
  /** Puts the card in its place again; false where what it belongs to is off the screen. */
  readonly place: () => boolean
  readonly close: () => void
  readonly signal: AbortSignal
}

/** Escape, a click outside, and scrolling away close the card; until then it follows what it belongs to. */
export function closeOnLeaving({ host, place, close, signal }: Following): void {
  const options = { signal, capture: true }
  const isOutside = (event: Event): boolean => !event.composedPath().includes(host)
  const startedAt = scrollY
  const follow = (): void => {
    if (!place() || Math.abs(scrollY - startedAt) > innerHeight) close()
  }

  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      // The page's own dialog, if there is one, stays.
      event.preventDefault()
      event.stopImmediatePropagation()
      close()
    },
    options,
  )
  addEventListener(
    'pointerdown',
    (event) => {
      if (isOutside(event)) close()
    },
    options,
  )
  addEventListener(
    'scroll',
    (event) => {
      if (isOutside(event)) follow()
    },
    { ...options, passive: true },
  )
  addEventListener('resize', follow, options)
  addEventListener('pagehide', close, options)
}
