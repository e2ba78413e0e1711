import { Refused, TimedOut, Unreachable } from '#adapters/api/failures.ts'

/** What the history says when it could not be loaded (section 8). */
export function loadFailure(failure: unknown): string {
  if (failure instanceof Unreachable || failure instanceof TimedOut) return 'Problème de connexion. Vérifiez votre connexion Internet.'
  const status = failure instanceof Refused ? failure.status : null
  if (status === 429) return 'Trop de requêtes. Veuillez patienter quelques instants avant de réessayer.'
  if (status === 500) return 'Erreur serveur. Veuillez réessayer plus tard.'
  return "Une erreur est survenue lors du chargement de l'historique."
}
