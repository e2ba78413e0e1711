import type { Refusal } from '#contract/wire/failure.ts'

/** A call that gave no usable reply: always one of the five classes below that extend it. */
export abstract class CallFailure extends Error {}

/** No reply at all: no network, the connection was cut. Not a refusal: the server may or may not have acted. */
export class Unreachable extends CallFailure {
  override readonly name = 'Unreachable'
}

/** The reply did not come in time. The server may or may not have acted. */
export class TimedOut extends CallFailure {
  override readonly name = 'TimedOut'
}

/** The server answered with an error status; `refusal` holds its own words and `body` all it said. */
export class Refused extends CallFailure {
  override readonly name = 'Refused'
  readonly status: number
  readonly refusal: Refusal
  readonly body: unknown

  constructor(status: number, refusal: Refusal, body: unknown) {
    super(`${status} ${refusal.message ?? ''}`.trim())
    this.status = status
    this.refusal = refusal
    this.body = body
  }
}

/** 401 on a call that needs a session: the session is over and already cleared. Not a wrong password. */
export class SignedOut extends CallFailure {
  override readonly name = 'SignedOut'
}

/** A success status whose body is not what the contract says. */
export class Malformed extends CallFailure {
  override readonly name = 'Malformed'
}

/**
 * A part of the app that could not be fetched, not even when it was asked for again, or not in time. `cause`: what its
 * import said last.
 */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** The user stopped what was under way. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

/** The processor, or its script, said something that means nothing here, or went wrong. */
export class ProcessorFailure extends Error {
  override readonly name = 'ProcessorFailure'
}

/** What is said when the reply says no more. */
export const someError = 'Une erreur est survenue'
