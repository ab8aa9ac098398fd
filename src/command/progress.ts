const MILLISECONDS_BETWEEN = 200
const CLEAR_LINE = '\r\u001B[K'

/** A line on the terminal that says how far it is; nothing where there is no terminal, or a person types the texts. */
export function showProgress(): { add(texts: number): void; end(): void } {
  const isShown = process.stderr.isTTY && !process.stdin.isTTY
  const start = Date.now()
  let shownAt = start
  let total = 0
  const number = new Intl.NumberFormat('en')
  return {
    add: (texts) => {
      total += texts
      const now = Date.now()
      if (!isShown || now - shownAt < MILLISECONDS_BETWEEN) return
      shownAt = now
      const rate = Math.round((total * 1000) / (now - start))
      process.stderr.write(
        `${CLEAR_LINE}${number.format(total)} texts, ${number.format(rate)} a second`,
      )
    },
    end: () => {
      if (isShown) process.stderr.write(CLEAR_LINE)
    },
  }
}
