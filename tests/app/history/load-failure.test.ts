import { describe, expect, it } from 'vitest'
import { Malformed, Refused, TimedOut, Unreachable } from '#adapters/api/failures.ts'
import { loadFailure } from '#app/history/load-failure.ts'

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
    expect(loadFailure(failure)).toBe(sentence)
  })
})
