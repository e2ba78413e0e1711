import { describe, expect, it } from 'vitest'
import { brokenRules } from '#state/form/checked-form.ts'
import { confirmedPasswordSchema, passwordChangeFormSchema } from '#contract/account/confirmed-password.ts'

const weak = 'Le mot de passe doit contenir au moins 8 caractères, une majuscule, un chiffre et un caractère spécial.'
const differ = 'Les mots de passe ne correspondent pas'

describe('A new password typed twice', () => {
  it('is taken when both are the same and strong', () => {
    expect(
      brokenRules(confirmedPasswordSchema, { new_password: 'Grue-jaune-42', confirmPassword: 'Grue-jaune-42' }),
    ).toEqual({})
  })

  it('must be the same, whatever else is wrong', () => {
    expect(
      brokenRules(confirmedPasswordSchema, { new_password: 'Grue-jaune-42', confirmPassword: 'grue-jaune-42' }),
    ).toEqual({ confirmPassword: differ })
    expect(brokenRules(confirmedPasswordSchema, { new_password: 'court', confirmPassword: '' })).toEqual({
      new_password: weak,
      confirmPassword: differ,
    })
    expect(brokenRules(confirmedPasswordSchema, { new_password: '', confirmPassword: '' })).toEqual({
      new_password: weak,
    })
  })

  it('goes with the one it takes the place of, on the account page', () => {
    const form = { current_password: '', new_password: 'Grue-jaune-42', confirmPassword: 'autre' }
    expect(brokenRules(passwordChangeFormSchema, form)).toEqual({
      current_password: 'Mot de passe requis',
      confirmPassword: differ,
    })
  })
})
