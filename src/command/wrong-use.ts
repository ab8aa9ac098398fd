/** The command was called with the wrong words. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse'
}
