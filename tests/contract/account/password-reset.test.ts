import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { newPassword, requestReset, updatePassword, verifyResetCode } from '#contract/account/password-reset.ts'
import { refusals, without } from '#tests/contract/refusals.ts'

const weak = 'Le mot de passe doit contenir au moins 8 caractères, une majuscule, un chiffre et un caractère spécial.'
const fourCharacters = 'Veuillez entrer le code à 4 chiffres'

describe('A request for a code', () => {
  it.each([{}, { email: '' }, { email: null }, { email: 5 }, { email: '  ' }])(
    'of %j is told « Veuillez entrer votre adresse email »',
    (body) => {
      expect(refusals(requestReset.body, body)).toEqual({ email: 'Veuillez entrer votre adresse email' })
    },
  )

  it('with a malformed address is told « Email invalide »', () => {
    expect(refusals(requestReset.body, { email: 'camille' })).toEqual({ email: 'Email invalide' })
  })

  it('writes the address in small letters', () => {
    expect(v.parse(requestReset.body, { email: 'Camille@Exemple.fr' })).toEqual({ email: 'camille@exemple.fr' })
  })
})

describe('A code', () => {
  const email = 'camille@exemple.fr'

  it.each(['', 'A', 'A1B', 'A1B2C', null, 1234, undefined])(
    '%j is told « Veuillez entrer le code à 4 chiffres »',
    (code) => {
      expect(refusals(verifyResetCode.body, { email, code })).toEqual({ code: fourCharacters })
    },
  )

  it('may hold letters, and is read in capitals', () => {
    expect(v.parse(verifyResetCode.body, { email, code: ' a1b2 ' })).toEqual({ email, code: 'A1B2' })
  })

  it.each([true, false])('is answered by success: %s', (success) => {
    expect(v.parse(verifyResetCode.reply, { success }).success).toBe(success)
  })
})

describe('A new password', () => {
  const body = { email: 'camille@exemple.fr', password: 'Abcdef1!', code: 'A1B2' }

  it('is taken with its address and code', () => {
    expect(v.parse(updatePassword.body, body)).toEqual(body)
  })

  it.each(['', 'Abcde1!', 'abcdef1!', 'ABCDEF1!', 'Abcdefg!', 'Abcdefg1'])(
    '« %s » is told what a password needs',
    (password) => {
      expect(refusals(updatePassword.body, { ...body, password })).toEqual({ password: weak })
    },
  )

  it('that is missing is told what a password needs', () => {
    expect(refusals(updatePassword.body, without(body, 'password'))).toEqual({ password: weak })
  })

  it.each(['x', '🧱'])('has 128 characters at most, « %s » is one', (character) => {
    expect(refusals(newPassword, `aA1!${character.repeat(124)}`)).toEqual({})
    expect(refusals(newPassword, `aA1!${character.repeat(125)}`)).toEqual({
      '': 'Mot de passe trop long (128 caractères au plus)',
    })
  })
})
