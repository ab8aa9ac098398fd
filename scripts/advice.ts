/** What a person must do before a command can go on; they are told that, and no stack trace. */
export class Advice extends Error {
  override readonly name = 'Advice'
}
