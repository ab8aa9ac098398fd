/** What must hold of the figures that a proof came to, each in a sentence. */
export type Promises<Figures> = Readonly<Record<string, (figures: Figures) => boolean>>

/**
 * Prints figures, and of each promise whether they keep it. Where one is broken, the process ends with
 * status 1.
 *
 * @example tell({ limit: 100, answered: 100 }, { 'no more than the limit': (it) => it.answered <= it.limit })
 */
export function tell<Figures extends object>(
  figures: Figures,
  promises: Promises<Figures> = {},
): void {
  for (const [name, figure] of Object.entries(figures)) row(inWords(name), written(figure))
  for (const [promise, isKept] of Object.entries(promises)) {
    const kept = isKept(figures)
    row(promise, kept ? 'kept' : 'BROKEN')
    if (!kept) process.exitCode = 1
  }
}

export function heading(title: string): void {
  console.log(`\n${title}`)
}

export function row(name: string, value: string): void {
  console.log(`  ${name.padEnd(72)} ${value}`)
}

/** `answeredByOthers` is read as "answered by others". */
function inWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

function written(figure: unknown): string {
  if (typeof figure === 'number') return String(Math.round(figure * 1000) / 1000)
  return typeof figure === 'string' ? figure : JSON.stringify(figure)
}
