import { Cancelled, Refused, Unanswered } from '#adapters/failures/failures.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import type { Refusal } from '#contract/wire/failure.ts'

/** How a call ended: well, or with the sentence to show and the server's words on fields. Null: the user stopped it. */
export type CallOutcome =
  { readonly ok: true } | { readonly ok: false; readonly message: string | null; readonly refusal: Refusal | null }

/** A failure as its sentence: the server's, else that it is silent, else the catalogue's; our mistakes are reported. */
export function failedCall(failure: unknown, fallback: string): CallOutcome {
  if (failure instanceof Cancelled) return { ok: false, message: null, refusal: null }
  reportMistake(failure)
  const refusal = failure instanceof Refused ? failure.refusal : null
  const unanswered = failure instanceof Unanswered
  return { ok: false, message: refusal?.message ?? (unanswered ? silence : fallback), refusal }
}

const silence = 'Le serveur ne répond pas. Vérifie ta connexion Internet, puis réessaie : ta saisie reste là.'

/** A refusal that came without an error status. */
export function refusedCall(message: string): CallOutcome {
  return { ok: false, message, refusal: { message, errors: {} } }
}

/** All of a refusal, fields first: for a screen without them (section 8, « server errors or message »). */
export function wordsOf({ message, refusal }: Extract<CallOutcome, { ok: false }>): string | null {
  const errors = Object.values(refusal?.errors ?? {}).flat()
  return errors.length > 0 ? errors.join(' ') : message
}
