import { describe, expect, it } from 'vitest'
import { ordersMatching } from '#rules/order/order-search.ts'

const toiture = {
  id: 1042,
  customerCompany: 'Exemple Toiture',
  customerName: 'Chloé Modèle',
  pickupAddress: '1 rue du Modèle, 06400 Cannes',
  deliveryAddress: '12 chemin de l’Été, 06250 Mougins',
  phone: '0612345678',
  reference: 'CH-EX-1',
  site: 'Villa Modèle',
  orderedBy: 'Camille Exemple',
}
const facades = {
  id: 1049,
  customerCompany: 'Exemple Façades',
  customerName: '',
  pickupAddress: '2 quai du Modèle, 06300 Nice',
  deliveryAddress: '8 avenue de l’Essai, 06600 Antibes',
  phone: '+33 7 98 76 54 32',
  reference: '2026-118',
  site: '',
  orderedBy: '',
}
const found = (search: string) => ordersMatching([toiture, facades], search).map(({ id }) => id)

describe('A search in the orders', () => {
  it.each([
    ['the client', 'toiture', [1042]],
    ['the client, whatever its accents and case', 'FACADES', [1049]],
    ['a person', 'chloe', [1042]],
    ['the town it goes to', 'Mougins', [1042]],
    ['the town it comes from', 'nice', [1049]],
    ['the street, with its accents', 'chemin de l’ete', [1042]],
    ['the number', '1049', [1049]],
    ['the number as it is written', '#1042', [1042]],
    ['the phone, grouped', '06 12 34', [1042]],
    ['the phone, dotted', '06.12.34.56.78', [1042]],
    ['the phone in the form of the country', '+33 7 98', [1049]],
    ['several words, in any order', 'mougins exemple', [1042]],
    ['a postcode and its town', '06250 mougins', [1042]],
    ['nothing', '  ', [1042, 1049]],
    ['what is nowhere', 'paris', []],
    ['words of two orders', 'mougins façades', []],
  ])('finds by %s', (_, search, ids) => {
    expect(found(search)).toEqual(ids)
  })

  it('finds a reference, a building site and who ordered, a number however it is grouped', () => {
    expect([found('ch-ex'), found('villa'), found('camille'), found('2026 118'), found('2026-118')]).toEqual([
      [1042],
      [1042],
      [1042],
      [1049],
      [1049],
    ])
  })
})
