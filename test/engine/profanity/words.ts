import { veil } from '../../../src/engine/profanity/veil.js'

/** Words for the tests, veiled as in the engine's data so that they do not greet a reader. */
export const SWEAR = veil('shpx')
export const DUNG = veil('fuvg')
export const DOG = veil('ovgpu')
export const HEAD = veil('qvpxurnq')
export const NAME = veil('qvpx')
export const BIRD = veil('pbpx')
export const DONKEY = veil('nff')
export const CAT = veil('chffl')
export const WILLOW = veil('jnaxre')
export const PLACE = veil('uryy')
export const GAP = veil('puvax')
export const BUNDLE = veil('snttbg')
export const LATIN = veil('phz')
