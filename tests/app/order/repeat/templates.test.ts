import { describe, expect, it } from 'vitest'
import { repeatedValues } from '#app/order/repeat/repeated-values.ts'
import { templateOf } from '#app/order/repeat/templates.ts'
import { cannes, filledValues, mougins } from '../filled-values.ts'

describe('A form that is kept as a template', () => {
  it('is its route, its weight, its way and its words, without date, slip and signature', () => {
    const signed = { ...cannes, signature: 'always.x' }
    const { label, lat, lng } = cannes
    expect(
      templateOf(
        filledValues({
          pickupAdr: { text: label, place: signed, dropped: false },
          livraisonType: 'urgent',
          comment: 'Portail bleu',
        }),
      ),
    ).toEqual({
      email: 'camille@exemple.fr',
      company: 'Exemple Matériaux',
      reference: '',
      site: '',
      goods: '',
      packages: '',
      pickup: { label, lat, lng },
      delivery: { label: mougins.label, lat: mougins.lat, lng: mougins.lng },
      band: '151-300',
      type: 'urgent',
      recipient: { company: 'Exemple Bâtiment', lastName: 'Martin', firstName: 'Dominique', phone: '06 98 76 54 32' },
      comment: 'Portail bleu',
    })
  })

  it('is without the numbers that its goods lay under', () => {
    expect(
      templateOf(
        filledValues({ comment: 'Portail bleu', pickupContact: 'Ali', pickupNumber: '4512', reference: 'BL204117' }),
      )?.comment,
    ).toBe('Au retrait : contact Ali\nPortail bleu')
  })

  it('fills a form with the same again', () => {
    const values = filledValues({ comment: 'Portail bleu' })
    const template = templateOf(values)
    expect(
      template && templateOf({ ...filledValues({ comment: '', clientName: '' }), ...repeatedValues(template) }),
    ).toEqual(template)
  })

  it('needs no customer, but a route and a weight', () => {
    expect(templateOf(filledValues({ clientName: '', telephone: '' }))).not.toBeNull()
    expect(templateOf(filledValues({ poids: '' }))).toBeNull()
    expect(templateOf(filledValues({ address: { text: 'Mougins', place: null, dropped: false } }))).toBeNull()
  })
})
