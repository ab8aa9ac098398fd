/** Numbers from 0 to 1 that look random: the same ones every time for the same seed. */
export function randomNumbers(seed = 0): () => number {
  let state = 0x2545f491 ^ Math.imul(seed, 0x9e3779b1)
  if (state === 0) state = 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
