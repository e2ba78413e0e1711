import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { updateUser } from '#contract/account/profile.ts'
import { refusals, refusedFields, without } from '#tests/contract/refusals.ts'

const profile = {
  nom: 'Martin',
  prenom: 'Camille',
  telephone: '0612345678',
  societe: 'Exemple Bâtiment',
  adresseFacturation: '12 rue des Oliviers',
  codePostal: '06400',
  ville: 'Cannes',
}

describe('A profile', () => {
  it('is saved by the names of the specification', () => {
    expect(v.parse(updateUser.body, profile)).toEqual(profile)
  })

  it.each(['06 12 34 56 78', '06.12.34.56.78', '06-12-34-56-78', '+33 6 12 34 56 78'])(
    'keeps the phone « %s » as ten digits',
    (telephone) => {
      expect(v.parse(updateUser.body, { ...profile, telephone })).toEqual(profile)
    },
  )

  it.each(['0493000000', '061234567', 'bonjour'])('with the phone « %s » is told what a phone is', (telephone) => {
    expect(refusals(updateUser.body, { ...profile, telephone })).toEqual({
      telephone: 'Numéro de téléphone invalide (format: 06/07 + 8 chiffres)',
    })
  })

  it('needs no company and no address', () => {
    const { nom, prenom, telephone } = profile
    expect(v.parse(updateUser.body, { nom, prenom, telephone })).toEqual({
      ...profile,
      societe: '',
      adresseFacturation: '',
      codePostal: '',
      ville: '',
    })
  })

  it.each([
    ['nom', 'Nom requis'],
    ['prenom', 'Prénom requis'],
    ['telephone', 'Numéro de téléphone requis'],
  ])('without %s is told « %s »', (field, sentence) => {
    expect(refusals(updateUser.body, without(profile, field))).toEqual({ [field]: sentence })
  })

  it.each(['nom', 'prenom', 'societe'])('with a link in %s is told that it is no name', (field) => {
    expect(refusals(updateUser.body, { ...profile, [field]: 'www.evil.example' })).toEqual({
      [field]: 'Un nom seulement, sans lien ni adresse e-mail',
    })
  })

  it('does not change the e-mail', () => {
    expect(v.parse(updateUser.body, { ...profile, email: 'autre@exemple.fr' })).toEqual(profile)
  })
})

describe('A change of password', () => {
  const change = { current_password: 'ancien', new_password: 'Abcdef1!' }

  it('is sent by the names of the specification', () => {
    expect(v.parse(updateUser.body, change)).toEqual(change)
  })

  it.each(['weak', '', 'abcdef1!'])('to « %s » is told what a password needs', (password) => {
    expect(refusals(updateUser.body, { ...change, new_password: password })).toEqual({
      new_password:
        'Le mot de passe doit contenir au moins 8 caractères, une majuscule, un chiffre et un caractère spécial.',
    })
  })

  it.each(['', null, undefined])('with the current password %j is told « Mot de passe requis »', (password) => {
    expect(refusals(updateUser.body, { ...change, current_password: password })).toEqual({
      current_password: 'Mot de passe requis',
    })
  })

  it('without its new password is not taken for a profile', () => {
    expect(refusedFields(updateUser.body, { current_password: 'ancien' })).toEqual(['new_password'])
  })
})

describe('A body that is neither', () => {
  it.each([null, undefined, 'texte', 5])('is refused: %j', (body) => {
    expect(v.is(updateUser.body, body)).toBe(false)
  })
})
