import { describe, expect, it } from 'vitest'
import { Malformed, Refused, TimedOut, Unreachable } from '#adapters/failures/failures.ts'
import { loadFailure } from '#state/connection/load-failure.ts'

const refused = (status: number) => new Refused(status, { message: 'mot du serveur', errors: {} }, null)

describe('A history that could not be loaded', () => {
  it.each([
    [refused(429), 'Trop de requêtes. Veuillez patienter quelques instants avant de réessayer.'],
    [refused(500), 'Erreur serveur. Veuillez réessayer plus tard.'],
    [refused(404), "Une erreur est survenue lors du chargement de l'historique."],
    [refused(503), "Une erreur est survenue lors du chargement de l'historique."],
    [new Malformed(), "Une erreur est survenue lors du chargement de l'historique."],
    [new Unreachable(), 'Problème de connexion. Vérifiez votre connexion Internet.'],
    [new TimedOut(), 'Problème de connexion. Vérifiez votre connexion Internet.'],
  ])('says the catalogue’s sentence: %s', (failure, sentence) => {
    expect(loadFailure(failure).sentence).toBe(sentence)
  })

  it('is asked for again by a button after too many requests or the general sentence only', () => {
    const remedies = [refused(429), refused(404), new Malformed(), refused(500), new Unreachable()].map(
      (failure) => loadFailure(failure).remedy,
    )
    expect(remedies).toEqual(['retry', 'retry', 'retry', 'wait', 'network'])
  })
})
