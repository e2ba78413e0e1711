import { Unanswered } from '#adapters/failures/failures.ts'
import { failedCall, type CallOutcome } from './call-outcome.ts'

/** A failed reading as its sentence: nothing was typed that could be kept. */
export function failedRead(failure: unknown, fallback: string): CallOutcome {
  const end = failedCall(failure, fallback)
  return failure instanceof Unanswered && !end.ok ? { ...end, message: silence } : end
}

const silence = 'Le serveur ne répond pas. Vérifie ta connexion Internet, puis réessaie.'
