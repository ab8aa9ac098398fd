/** As many texts as the service takes in one call. */
const MOST_LINES = 1_000

/** The lines of a stream as they come in, many at a time, so that whoever writes line by line is answered at once. */
export async function* linesOf(stream: NodeJS.ReadableStream): AsyncGenerator<string[]> {
  stream.setEncoding('utf8')
  let rest = ''
  for await (const chunk of stream) {
    const lines = (rest + String(chunk)).split(/\r?\n/)
    rest = lines.pop() ?? ''
    yield* inParts(lines)
  }
  if (rest !== '') yield [rest]
}

function* inParts(lines: readonly string[]): Generator<string[]> {
  for (let start = 0; start < lines.length; start += MOST_LINES)
    yield lines.slice(start, start + MOST_LINES)
}
