import type { DetectionOptions } from '../engine/index.js'
import { readSettings } from './settings.js'

/** How the account holder's own detections are made: of the languages that they chose, if they chose any. */
export async function ownOptions(): Promise<DetectionOptions> {
  const { languages } = await readSettings()
  return languages.length > 0 ? { only: languages } : {}
}
