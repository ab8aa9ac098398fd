import type { PlainRequest, PlainResponse, Transport } from '../../src/client/index.js'

/** What becomes of one request: a response, an error, or silence for ever. */
export type Turn = PlainResponse | Error | 'silence'

export function response(
  status: number,
  answer: unknown,
  headers: Record<string, string> = {},
): PlainResponse {
  return { status, headers, body: typeof answer === 'string' ? answer : JSON.stringify(answer) }
}

export function refusal(
  code: number,
  message: string,
  headers: Record<string, string> = {},
): PlainResponse {
  return response(code, { error: { code, message } }, headers)
}

/** A transport on which each request goes as it is written; the last turn is that of all later ones too. */
export function scriptedTransport(...turns: [Turn, ...Turn[]]): Transport & {
  readonly sent: readonly PlainRequest[]
} {
  const sent: PlainRequest[] = []
  return {
    sent,
    send: (request) => {
      const turn = turns[Math.min(sent.length, turns.length - 1)] ?? 'silence'
      sent.push(request)
      if (turn === 'silence') return new Promise(() => undefined)
      return turn instanceof Error ? Promise.reject(turn) : Promise.resolve(turn)
    },
  }
}
