/** As many texts as the service takes in one call. */
const MOST_TEXTS = 1_000

/** The lines of a stream as they come in, many at a time, so that whoever writes line by line is answered at once. */
export async function* linesOf(stream: NodeJS.ReadableStream): AsyncGenerator<string[]> {
  stream.setEncoding('utf8')
  let rest = ''
  for await (const chunk of stream) {
    const lines = (rest + String(chunk)).split(/\r?\n/)
    rest = lines.pop() ?? ''
    yield* inParts(lines)
  }
  if (rest !== '') yield [rest.replace(/\r$/, '')]
}

/** The same texts in their order, as many at a time as the service takes in one call. */
export function* inParts(texts: readonly string[]): Generator<string[]> {
  for (let start = 0; start < texts.length; start += MOST_TEXTS)
    yield texts.slice(start, start + MOST_TEXTS)
}
