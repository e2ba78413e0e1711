import { Refused, SignedOut, Unanswered } from '#adapters/failures/failures.ts'

/** Why a file did not come, and what to do; null when the session is over, said elsewhere. `noun`: 'Le bordereau'. */
export function fileFailure(failure: unknown, noun: string): string | null {
  if (failure instanceof SignedOut) return null
  if (failure instanceof Unanswered)
    return `Pas de réponse : ${noun.toLowerCase()} attend chez nous. Réessaie avec du réseau.`
  if (failure instanceof Refused && failure.refusal.message !== null) return failure.refusal.message
  return `${noun} n’a pas pu être ouvert${noun.startsWith('La ') ? 'e' : ''}. Réessaie dans un instant.`
}
