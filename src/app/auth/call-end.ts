import { Refused, TimedOut, Unreachable } from '#adapters/api/failures.ts'
import type { Refusal } from '#contract/failure.ts'

/** How a call of this room ended: well, or with the sentence to show and what the server said of the fields. */
export type CallEnd = { readonly ok: true } | { readonly ok: false; readonly message: string; readonly refusal: Refusal | null }

/** A failure as its sentence: the server's own, else that nobody answered, else the catalogue's. */
export function failedEnd(failure: unknown, fallback: string): CallEnd {
  const refusal = failure instanceof Refused ? failure.refusal : null
  const unanswered = failure instanceof Unreachable || failure instanceof TimedOut
  return { ok: false, message: refusal?.message ?? (unanswered ? silence : fallback), refusal }
}

const silence = 'Le serveur ne répond pas. Vérifie ta connexion Internet, puis réessaie : ta saisie reste là.'
