import { describe, expect, it } from 'vitest'
import { ownContact } from '#app/order/fields/own-contact.ts'
import { camille } from '#tests/builders/pretend-world.ts'

describe('The account as the customer who receives', () => {
  it('is its name and its telephone, as the profile has them', () => {
    expect(ownContact(camille)).toEqual({ clientName: 'Exemple', clientPrenom: 'Camille', telephone: '06 12 34 56 78' })
    expect(
      ownContact({ ...camille, user_profil: { ...camille.user_profil!, prenom: 'Camila', telephone: '' } }),
    ).toEqual({ clientName: 'Exemple', clientPrenom: 'Camila', telephone: '06 12 34 56 78' })
    expect(ownContact({ ...camille, user_profil: null })).toEqual({
      clientName: 'Exemple',
      clientPrenom: 'Camille',
      telephone: '06 12 34 56 78',
    })
  })

  it('is not offered where one of them is not known', () => {
    expect(ownContact({ ...camille, telephone: ' ', user_profil: null })).toBeNull()
  })
})
