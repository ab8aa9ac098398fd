import { MEASURED_LENGTHS } from '../../src/engine/language/confidence.js'
import { UNIT } from './pack.js'
import { COMMON_SETTINGS } from './settings.js'

const PRIOR_STRENGTH = 0.2

export function calibrate(): number[] {
  return [UNIT, COMMON_SETTINGS.damping, PRIOR_STRENGTH, ...MEASURED_LENGTHS.map(() => 1)]
}
