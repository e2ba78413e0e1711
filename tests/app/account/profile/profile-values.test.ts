import { describe, expect, it } from 'vitest'
import { initialsOf, profileOf, withProfile } from '#app/account/profile/profile-values.ts'
import { camille } from '#tests/builders/pretend-world.ts'

const own = camille.user_profil!
const living = (adresseFacturation: string, codePostal = '', ville = '') =>
  profileOf({ ...camille, user_profil: { ...own, adresseFacturation, codePostal, ville } })

describe('The profile of a user record', () => {
  it('has the names of the payload', () => {
    expect(living('3 rue du Modèle', '06250', 'Mougins')).toEqual({
      prenom: 'Camille',
      nom: 'Exemple',
      telephone: '0612345678',
      societe: 'Exemple Matériaux',
      adresseFacturation: '3 rue du Modèle',
      codePostal: '06250',
      ville: 'Mougins',
      siret: '',
      tva: '',
    })
  })

  it('takes an address of one line apart, as it was registered', () => {
    expect(living('3 rue du Modèle, 06250 Mougins, France')).toMatchObject({
      adresseFacturation: '3 rue du Modèle',
      codePostal: '06250',
      ville: 'Mougins',
    })
    expect(living('3 rue du Modèle, 06250 Mougins', '06250', 'Mougins')).toMatchObject({
      adresseFacturation: '3 rue du Modèle',
      codePostal: '06250',
      ville: 'Mougins',
    })
  })

  it('is the record’s own where there is no nested one', () => {
    expect(profileOf({ ...camille, user_profil: null })).toMatchObject({
      prenom: 'Camille',
      telephone: '0612345678',
      societe: '',
      ville: '',
    })
  })

  it('is in the record once it is saved', () => {
    const profile = { ...living('3 rue du Modèle', '06250', 'Mougins'), nom: 'Modèle', societe: 'Modèle SARL' }
    const saved = withProfile(camille, profile)
    expect(profileOf(saved)).toEqual(profile)
    expect(saved).toMatchObject({
      id: 7,
      email: camille.email,
      nom: 'Modèle',
      user_profil: { RaisonSocial: 'Modèle SARL' },
    })
  })
})

describe('The initials of a person', () => {
  it.each([
    ['CE', ['Camille', 'Exemple']],
    ['ÉD', ['élise', ' de la Rue']],
    ['E', ['', 'Exemple']],
    ['', ['', '']],
  ])('are « %s » of %j', (initials, names) => {
    expect(initialsOf(...names)).toBe(initials)
  })
})
