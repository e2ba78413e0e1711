import { holidaysOnly } from '#rules/moment/closings.ts'
import { describe, expect, it } from 'vitest'
import { missingForPrice, missingOf, missingWords } from '#app/order/model/missing.ts'
import { readOrder } from '#app/order/model/order-schema.ts'
import { blankValues, type OrderValues } from '#app/order/model/order-values.ts'
import { filledValues } from '../filled-values.ts'
import { camille, friday10h } from '#tests/builders/pretend-world.ts'

describe('What an order lacks', () => {
  it('is all but the moment of a new one; what goes together is one thing', () => {
    const missing = missingOf(issuesOf(blankValues(camille, friday10h)))
    expect(missing.map(({ name, words }) => [name, words])).toEqual([
      ['pickupAdr', '2 adresses'],
      ['poids', 'le poids'],
      ['clientName', 'le client'],
      ['deliveryReceipt', 'le bordereau'],
    ])
    expect(missingWords(missingForPrice(missing), false)).toBe('Il manque : 2 adresses, le poids')
  })

  it('is nothing of a right one', () => {
    expect(missingOf(issuesOf(filledValues()))).toEqual([])
  })

  it.each<[string, Partial<OrderValues>]>([
    ['Il ne manque que le bordereau', { deliveryReceipt: { file: null, refusal: null } }],
    ['Il ne manque que l’adresse de livraison', { address: { text: '3 chemin', place: null, dropped: false } }],
    ['Il ne manque que l’heure', { livraisonType: 'planifiee', deliveryDateTime: '2026-11-23' }],
    ['Il ne manque que le téléphone', { telephone: '06 12' }],
    ['Il manque : le nom, le prénom', { clientName: '', clientPrenom: ' ' }],
    ['Il ne manque que ton e-mail', { email: '' }],
  ])('is said: « %s »', (words, changes) => {
    const missing = missingOf(issuesOf(filledValues(changes)))
    expect(missingWords(missing, missing.length === 1)).toBe(words)
  })
})

function issuesOf(values: OrderValues) {
  const read = readOrder(values, friday10h, holidaysOnly)
  return 'issues' in read ? read.issues : {}
}
