import { Refused, Unanswered } from '#adapters/failures/failures.ts'

/** What the history says when it fails to load (section 8); only a 429 and the general failure offer a retry. */
export interface LoadFailure {
  readonly sentence: string
  readonly remedy: 'retry' | 'wait' | 'network'
}

export function loadFailure(failure: unknown): LoadFailure {
  if (failure instanceof Unanswered)
    return { sentence: 'Problème de connexion. Vérifiez votre connexion Internet.', remedy: 'network' }
  const status = failure instanceof Refused ? failure.status : null
  if (status === 429)
    return { sentence: 'Trop de requêtes. Veuillez patienter quelques instants avant de réessayer.', remedy: 'retry' }
  if (status === 500) return { sentence: 'Erreur serveur. Veuillez réessayer plus tard.', remedy: 'wait' }
  return { sentence: "Une erreur est survenue lors du chargement de l'historique.", remedy: 'retry' }
}
