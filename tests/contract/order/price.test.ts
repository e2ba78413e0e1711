import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { calculatePrice, priceOnWire, priceSchema } from '#contract/order/price.ts'
import { anOrder } from '#tests/builders/order.ts'
import { refusedFields } from '#tests/contract/refusals.ts'

const wire = {
  tarifBase: 19.9,
  poidsSupplement: 10,
  tempsSupplement: 10,
  supplementLivraison: 0,
  totalHT: 39.9,
  totalTTC: 47.88,
}
const { price } = anOrder()

describe('A price on the wire', () => {
  it('is in euros, by the names of the specification', () => {
    expect(priceOnWire(price)).toEqual(wire)
  })

  it('is read in cents', () => {
    expect(v.parse(priceSchema, wire)).toEqual(price)
  })

  it('is read from numeric text too', () => {
    expect(v.parse(priceSchema, { ...wire, totalTTC: '47.88' })).toEqual(price)
  })

  it.each(Object.keys(wire))('needs its %s', (line) => {
    expect(refusedFields(priceSchema, { ...wire, [line]: null })).toEqual([line])
  })
})

describe('A question of price', () => {
  const asked = { id_fournisseur: 7, poids: '151-300', estimatedTime: 24, livraisonType: 'flex' }

  it('is asked by the names of the specification', () => {
    expect(v.parse(calculatePrice.body, asked)).toEqual(asked)
  })

  it('may have no travel time', () => {
    expect(v.parse(calculatePrice.body, { ...asked, estimatedTime: null }).estimatedTime).toBeNull()
  })

  it.each([
    ['poids', '151'],
    ['poids', '1351-2000'],
    ['livraisonType', 'express'],
    ['estimatedTime', -1],
    ['estimatedTime', Number.NaN],
    ['id_fournisseur', 7.5],
    ['id_fournisseur', null],
  ])('with %s %s is refused', (field, value) => {
    expect(refusedFields(calculatePrice.body, { ...asked, [field]: value })).toEqual([field])
  })

  it('is answered by a price', () => {
    expect(v.parse(calculatePrice.reply, { success: true, data: wire }).data).toEqual(price)
  })

  it.each([{ success: false }, { success: false, data: null }])('may be answered by none: %j', (reply) => {
    expect(v.parse(calculatePrice.reply, reply).data).toBeNull()
  })
})
