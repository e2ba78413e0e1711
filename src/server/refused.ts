/** What a refusal may add to its sentence: `errors` by dot path of the body's fields, and further members of the reply. */
export interface RefusedDetails {
  readonly errors?: Readonly<Record<string, readonly string[]>>
  readonly extra?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * A call that is turned down for a reason its caller can understand, in French. Not a fault of the server: those are
 * plain errors, and the caller only learns that there was one.
 */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  readonly details: RefusedDetails

  constructor(status: number, message: string, details: RefusedDetails = {}) {
    super(message)
    this.status = status
    this.details = details
  }
}

/** A refusal for one field of the body: `refusedField('bordereau', 'Le fichier est vide')` → 422. */
export function refusedField(path: string, sentence: string, status = 422): Refused {
  return new Refused(status, sentence, { errors: { [path]: [sentence] } })
}
