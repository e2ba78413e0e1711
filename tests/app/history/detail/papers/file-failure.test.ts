import { describe, expect, it } from 'vitest'
import { Refused, SignedOut, TimedOut, Unreachable } from '#adapters/failures/failures.ts'
import { fileFailure } from '#app/history/detail/papers/file-failure.ts'

describe('A file of an order that does not come', () => {
  it.each([
    [
      'without a network',
      new Unreachable(),
      'Le bordereau',
      'Pas de réponse : le bordereau attend chez nous. Réessaie avec du réseau.',
    ],
    ['in time', new TimedOut(), 'La facture', 'Pas de réponse : la facture attend chez nous. Réessaie avec du réseau.'],
    [
      'for a reason of the server’s',
      new Refused(404, { message: 'Bordereau introuvable.', errors: {} }, null),
      'Le bordereau',
      'Bordereau introuvable.',
    ],
    [
      'for no reason told',
      new Refused(500, { message: null, errors: {} }, null),
      'La facture',
      'La facture n’a pas pu être ouverte. Réessaie dans un instant.',
    ],
    ['because the session is over', new SignedOut(), 'Le bordereau', null],
  ])('%s is told of so', (_, failure, noun, sentence) => {
    expect(fileFailure(failure, noun)).toBe(sentence)
  })
})
