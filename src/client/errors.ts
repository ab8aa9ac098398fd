/** What every error of the client is. Abortion by the caller's own signal is not one: it rejects with the signal's reason. */
export class GlossaError extends Error {
  override readonly name: string = 'GlossaError'
}

/** There is no Glossa at the other end. */
export class NotInstalledError extends GlossaError {
  override readonly name = 'NotInstalledError'

  constructor(options?: ErrorOptions) {
    super('Glossa is not installed, or not switched on.', options)
  }
}

/** There is no key, it was revoked, or the person refused. Ask with `client.connect`. */
export class NotApprovedError extends GlossaError {
  override readonly name = 'NotApprovedError'

  constructor(reason = 'This program has no valid key.') {
    super(reason)
  }
}

/** No answer came in time. */
export class TimedOutError extends GlossaError {
  override readonly name = 'TimedOutError'

  constructor(milliseconds: number) {
    super(`No answer came within ${milliseconds} ms.`)
  }
}

/** The way to the service broke, and did not come back in time. */
export class DisconnectedError extends GlossaError {
  override readonly name = 'DisconnectedError'

  constructor(options?: ErrorOptions) {
    super('The connection was lost before an answer came.', options)
  }
}

/** Today's detections do not suffice. */
export class QuotaError extends GlossaError {
  override readonly name = 'QuotaError'

  constructor(
    message: string,
    /** When the next day's detections begin. */
    readonly resetsAt: Date,
  ) {
    super(message)
  }
}

/** The service answered with another error; `message` says what to do. */
export class HttpError extends GlossaError {
  override readonly name = 'HttpError'

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}
