import { describe, expect, it } from 'vitest'
import { readRefusal } from '#contract/wire/failure.ts'

describe('What a refused call says', () => {
  it.each([
    ['its message', { message: 'Identifiants incorrects' }, { message: 'Identifiants incorrects', errors: {} }],
    [
      'its sentences by field',
      { errors: { email: ['Email invalide', 'Email requis'] } },
      { message: null, errors: { email: ['Email invalide', 'Email requis'] } },
    ],
    [
      'one bare sentence for a field',
      { errors: { email: 'Email invalide' } },
      { message: null, errors: { email: ['Email invalide'] } },
    ],
    ['a list of sentences', { errors: ['Email invalide'] }, { message: null, errors: { 0: ['Email invalide'] } }],
    [
      'a sentence in data',
      { data: 'Mot de passe actuel incorrect' },
      { message: 'Mot de passe actuel incorrect', errors: {} },
    ],
    ['its message before its data', { message: 'Refusé', data: 'Détail' }, { message: 'Refusé', errors: {} }],
    ['its data when the message is empty', { message: '', data: 'Détail' }, { message: 'Détail', errors: {} }],
    [
      'its message when the errors are unreadable',
      { message: 'Refusé', errors: { email: 5 } },
      { message: 'Refusé', errors: {} },
    ],
    [
      'its errors when the message is unreadable',
      { message: { a: 1 }, errors: { email: ['Email invalide'] } },
      { message: null, errors: { email: ['Email invalide'] } },
    ],
  ])('is %s', (_, body, refusal) => {
    expect(readRefusal(body)).toEqual(refusal)
  })

  it.each([null, undefined, '', '<html>', 502, [], {}, { message: null, errors: null }, { data: { id: 1 } }])(
    'is nothing usable in %j',
    (body) => {
      expect(readRefusal(body)).toEqual({ message: null, errors: {} })
    },
  )
})
