import { describe, expect, it } from 'vitest'
import { Malformed, Refused, TimedOut, Unreachable } from '#adapters/failures/failures.ts'
import { takeConsoleLines } from '#tests/setup/console.ts'
import { failedCall } from '#state/connection/call-outcome.ts'

const refused = (message: string | null) => new Refused(401, { message, errors: {} }, null)

describe('A call of the sign-in screens that failed', () => {
  it.each([
    ['the server’s own words', refused('Identifiants incorrects.'), 'Identifiants incorrects.'],
    ['the catalogue’s when the server has none', refused(null), 'Erreur de connexion'],
    ['the catalogue’s when the reply cannot be read', new Malformed(), 'Erreur de connexion'],
  ])('says %s', (_, failure, sentence) => {
    expect(failedCall(failure, 'Erreur de connexion')).toMatchObject({ ok: false, message: sentence })
  })

  it.each([new Unreachable(), new TimedOut()])('says that nobody answered, when nobody did: %s', (failure) => {
    expect(failedCall(failure, 'Erreur de connexion')).toMatchObject({
      message: expect.stringContaining('Le serveur ne répond pas'),
    })
  })

  it('keeps the sentences of the fields', () => {
    const refusal = { message: 'Adresse prise.', errors: { email: ['Déjà prise.'] } }
    expect(failedCall(new Refused(409, refusal, null), '')).toMatchObject({ refusal })
  })

  it('says the catalogue’s of a mistake of ours, which reaches the console', () => {
    expect(failedCall(new TypeError('not a function'), 'Erreur de connexion')).toMatchObject({
      message: 'Erreur de connexion',
    })
    expect(takeConsoleLines()).toEqual(['reportError: TypeError: not a function'])
  })
})
