import type { RefusalKind } from './refusal-log.ts'

/**
 * What a refusal may add to its sentence: `errors` by dot path of the body's fields, and further members of the reply;
 * `kind`, for the log, where the status does not say it.
 */
export interface HttpErrorDetails {
  readonly errors?: Readonly<Record<string, readonly string[]>>
  readonly extra?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
  readonly kind?: RefusalKind
}

/**
 * A call that is turned down for a reason its caller can understand, in French. Not a fault of the server: those are
 * plain errors, and the caller only learns that there was one.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly details: HttpErrorDetails

  constructor(status: number, message: string, details: HttpErrorDetails = {}) {
    super(message)
    this.status = status
    this.details = details
  }
}

/** A refusal for one field of the body: `refusedField('bordereau', 'Le fichier est vide')` → 422. */
export function refusedField(path: string, sentence: string, status = 422): HttpError {
  return new HttpError(status, sentence, { errors: { [path]: [sentence] } })
}

/** The same for the field of a password that is not the account's. No 401: the session goes on (R31). */
export function wrongPassword(path: string, sentence: string): HttpError {
  return new HttpError(422, sentence, { errors: { [path]: [sentence] }, kind: 'authentication' })
}
