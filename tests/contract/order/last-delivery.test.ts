import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { lastDelivery } from '#contract/order/last-delivery.ts'

describe('The last delivery', () => {
  it('is read for the panel, its amount in cents', () => {
    const data = {
      AdresseLivraison: 'Mougins',
      DateCommande: '2026-11-20 10:30:05',
      RaisonSocialClient: 'Exemple',
      livraisonHT: '39,90',
    }
    expect(v.parse(lastDelivery.reply, { success: true, data })).toEqual({
      deliveryAddress: 'Mougins',
      orderedAt: new Date('2026-11-20T10:30:05+01:00'),
      customerCompany: 'Exemple',
      totalHT: 3990,
      isUnpriced: false,
      repeat: null,
    })
  })

  it('may have blanks', () => {
    expect(v.parse(lastDelivery.reply, { data: { DateCommande: 'hier' } })).toEqual({
      deliveryAddress: '',
      orderedAt: null,
      customerCompany: '',
      totalHT: null,
      isUnpriced: false,
      repeat: null,
    })
  })

  it('may have no price yet, which is no missing amount', () => {
    const priceOf = (data: object) => (v.parse(lastDelivery.reply, { data }) ?? { isUnpriced: null }).isUnpriced
    expect([
      priceOf({ livraisonHT: null, prix_a_confirmer: true }),
      priceOf({ livraisonHT: 39.9, prix_a_confirmer: true }),
      priceOf({ prix_a_confirmer: 'oui' }),
    ]).toEqual([true, false, false])
  })

  it.each([{ data: null }, {}])('is none in %j', (reply) => {
    expect(v.parse(lastDelivery.reply, reply)).toBeNull()
  })

  it.each([7, '7'])('is asked by the number of its supplier, %j', (id) => {
    expect(v.parse(lastDelivery.params, { id })).toEqual({ id: 7 })
  })

  it.each(['abc', '7.5', {}, null])('is not asked for the supplier %j', (id) => {
    expect(v.is(lastDelivery.params, { id })).toBe(false)
  })
})
