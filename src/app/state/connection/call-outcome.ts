import { Cancelled, Refused, TimedOut, Unreachable } from '#adapters/failures/failures.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import type { Refusal } from '#contract/wire/failure.ts'

/** How a call of this room ended: well, or with the sentence to show and what the server said of the fields. Null: its user stopped it, and knows. */
export type CallOutcome =
  { readonly ok: true } | { readonly ok: false; readonly message: string | null; readonly refusal: Refusal | null }

/** A failure as its sentence: the server's own, else that nobody answered, else the catalogue's. A mistake of ours has the catalogue's, too, and is reported. */
export function failedCall(failure: unknown, fallback: string): CallOutcome {
  if (failure instanceof Cancelled) return { ok: false, message: null, refusal: null }
  reportMistake(failure)
  const refusal = failure instanceof Refused ? failure.refusal : null
  const unanswered = failure instanceof Unreachable || failure instanceof TimedOut
  return { ok: false, message: refusal?.message ?? (unanswered ? silence : fallback), refusal }
}

const silence = 'Le serveur ne répond pas. Vérifie ta connexion Internet, puis réessaie : ta saisie reste là.'

/** A refusal that came without an error status. */
export function refusedCall(message: string): CallOutcome {
  return { ok: false, message, refusal: { message, errors: {} } }
}

/** All that a refusal says, its fields first: for a screen without those fields (section 8, « server errors or message »). */
export function wordsOf({ message, refusal }: Extract<CallOutcome, { ok: false }>): string | null {
  const errors = Object.values(refusal?.errors ?? {}).flat()
  return errors.length > 0 ? errors.join(' ') : message
}
