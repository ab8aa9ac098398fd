import type { Site } from '../../test/e2e/site.js'
import type { Caller, Stage } from '../stage.js'

/** Where attacks are tried: two extensions that were let in, and a site. */
export interface Scene extends Stage {
  readonly attacker: Caller
  readonly victim: Caller
  readonly site: Site
}

export interface Attack {
  /** What is tried. */
  readonly name: string
  /** Tries it, and tells what came of it; throws where the attack succeeded. */
  readonly attempt: (scene: Scene) => Promise<string>
}

/** A call of the service as a message. */
export function callOf(
  key: string,
  {
    path = '/v2/detect/language',
    body = '{"q":"Guten Tag"}',
    headers = {},
  }: { path?: string; body?: string; headers?: Readonly<Record<string, string>> } = {},
) {
  return {
    glossa: 1,
    method: 'POST',
    path,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body,
  }
}
