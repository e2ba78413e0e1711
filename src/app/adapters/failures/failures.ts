import type { Refusal } from '#contract/wire/failure.ts'

/** A call that gave no usable reply: one of the five below that have a name. */
export abstract class CallFailure extends Error {}

/** No reply came. Not a refusal: the server may or may not have acted. */
export abstract class Unanswered extends CallFailure {}

/** There is no network, or the connection was cut. */
export class Unreachable extends Unanswered {
  override readonly name = 'Unreachable'
}

/** The reply did not come in time. */
export class TimedOut extends Unanswered {
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

/**
 * The server answered with success, and its reply could not be read. Whether what was asked is done, each caller says.
 */
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
