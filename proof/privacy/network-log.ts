import { readFile } from 'node:fs/promises'

interface NetworkLog {
  readonly constants: { readonly logEventTypes: Readonly<Record<string, number>> }
  readonly events: readonly {
    readonly type: number
    readonly params?: Partial<Record<'url' | 'initiator' | 'request_type', string>>
  }[]
}

export interface Requests {
  /** For pages and extensions. */
  readonly forOthers: readonly string[]
  /** Of the browser for itself, such as looking for a newer version: no page and no extension began them. */
  readonly forItself: readonly string[]
}

/** The requests that a browser, which has ended, wrote down. */
export async function requestsIn(file: string): Promise<Requests> {
  const log = JSON.parse(await readFile(file, 'utf8')) as NetworkLog
  const { URL_REQUEST_START_JOB: begun } = log.constants.logEventTypes
  const requests = log.events.flatMap(({ type, params }) =>
    type === begun && params?.url !== undefined ? [{ ...params, url: params.url }] : [],
  )
  const isForItself = ({ initiator, request_type }: (typeof requests)[number]): boolean =>
    initiator === 'not an origin' && request_type === 'other'
  return {
    forOthers: requests.filter((request) => !isForItself(request)).map(({ url }) => url),
    forItself: requests.filter(isForItself).map(({ url }) => url),
  }
}
