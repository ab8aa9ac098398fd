/** What is known of one detector, for the chart. */
export interface Line {
  readonly name: string
  /** Right answers in percent, for texts from short to long. */
  readonly byLength: readonly number[]
  /** How many languages it tells well. */
  readonly languages: number
}

const WIDTH = 860
const HEIGHT = 470
const LEFT = { x: 52, width: 390 }
const RIGHT = { x: 680, width: 120 }
const TOP = 96
const BOTTOM = 400
const FLOOR = 0
const LABEL_HEIGHT = 17

const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #444 }
  .title { font-weight: 600; font-size: 15px; fill: #111 }
  .axis { stroke: #ccc }
  .peer { stroke: #8a94a3; fill: none; stroke-width: 1.5 }
  .peer-bar { fill: #b4bcc8 }
  .ours { stroke: #2457d6; fill: none; stroke-width: 3 }
  .ours-bar { fill: #2457d6 }
  .ours-name { font-weight: 600; fill: #2457d6 }
  .ground { fill: #fff }
  @media (prefers-color-scheme: dark) {
    text { fill: #b8bec8 }
    .title { fill: #f2f4f7 }
    .axis { stroke: #3a4049 }
    .peer { stroke: #6d7785 }
    .peer-bar { fill: #59626f }
    .ours { stroke: #7da2ff }
    .ours-bar { fill: #7da2ff }
    .ours-name { fill: #7da2ff }
    .ground { fill: #14171c }
  }`

/** Two drawings side by side: how often each is right by length, and how many languages it tells well. */
export function draw(bands: readonly string[], lines: readonly Line[]): string {
  const title =
    'How often each detector is right, by length of the text, and how many languages it tells'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">`,
    `<title>${title}</title>`,
    `<style>${STYLE}\n</style>`,
    `<rect class="ground" width="${WIDTH}" height="${HEIGHT}" rx="8"/>`,
    text(LEFT.x - 28, 34, 'Right answers, %', 'title'),
    text(LEFT.x - 28, 54, '75 widely known languages, all languages switched on'),
    text(RIGHT.x - 130, 34, 'Languages told well', 'title'),
    text(RIGHT.x - 130, 54, '85 % of their sentences are right'),
    ...grid(bands),
    ...curves(lines),
    ...bars(lines),
    '</svg>',
    '',
  ].join('\n')
}

function grid(bands: readonly string[]): string[] {
  const levels = [0, 20, 40, 60, 80, 100].flatMap((level) => [
    `<line class="axis" x1="${LEFT.x}" x2="${LEFT.x + LEFT.width}" y1="${heightOf(level)}" y2="${heightOf(level)}"/>`,
    text(LEFT.x - 8, heightOf(level) + 4, String(level), '', 'end'),
  ])
  const names = bands.map((band, number) =>
    text(placeOf(number, bands.length), BOTTOM + 22, band, '', 'middle'),
  )
  const middle = LEFT.x + LEFT.width / 2
  return [...levels, ...names, text(middle, BOTTOM + 46, 'characters in the text', '', 'middle')]
}

function curves(lines: readonly Line[]): string[] {
  const labels = apart(lines.map(({ byLength }) => heightOf(byLength.at(-1) ?? 0)))
  return lines
    .map(({ byLength, name }, number) => {
      const kind = number === 0 ? 'ours' : 'peer'
      const points = byLength.map(
        (percent, band) => `${placeOf(band, byLength.length)},${heightOf(percent)}`,
      )
      const last = heightOf(byLength.at(-1) ?? 0)
      const label = labels[number] ?? last
      const end = LEFT.x + LEFT.width
      return [
        `<polyline class="${kind}" points="${points.join(' ')}"/>`,
        `<path class="axis" fill="none" d="M${end - 18},${last} L${end + 4},${label}"/>`,
        text(end + 8, label + 4, name, number === 0 ? 'ours-name' : ''),
      ].join('\n')
    })
    .reverse()
}

function bars(lines: readonly Line[]): string[] {
  const most = Math.max(...lines.map(({ languages }) => languages))
  const step = (BOTTOM - TOP) / lines.length
  return lines.map(({ name, languages }, number) => {
    const y = TOP + number * step
    const width = Math.round((languages / most) * RIGHT.width)
    const middle = y + step / 2 + 4
    return [
      text(RIGHT.x - 8, middle, name, number === 0 ? 'ours-name' : '', 'end'),
      `<rect class="${number === 0 ? 'ours-bar' : 'peer-bar'}" x="${RIGHT.x}" y="${Math.round(y + step * 0.2)}" width="${width}" height="${Math.round(step * 0.6)}" rx="2"/>`,
      text(RIGHT.x + width + 6, middle, String(languages)),
    ].join('\n')
  })
}

/** The places of labels, moved so that none covers another. */
function apart(places: readonly number[]): number[] {
  const order = places.map((place, number) => ({ place, number })).sort((a, b) => a.place - b.place)
  const moved = [...places]
  let lowest = -Infinity
  for (const { place, number } of order) {
    lowest = Math.max(place, lowest + LABEL_HEIGHT)
    moved[number] = lowest
  }
  return moved
}

function heightOf(percent: number): number {
  return Math.round(BOTTOM - ((percent - FLOOR) / (100 - FLOOR)) * (BOTTOM - TOP))
}

function placeOf(band: number, bands: number): number {
  return Math.round(LEFT.x + 22 + (band * (LEFT.width - 44)) / (bands - 1))
}

function text(x: number, y: number, words: string, kind = '', anchor = 'start'): string {
  return `<text x="${x}" y="${Math.round(y)}"${kind && ` class="${kind}"`} text-anchor="${anchor}">${words}</text>`
}
