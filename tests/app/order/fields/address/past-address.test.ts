import { describe, expect, it } from 'vitest'
import { pastAddresses, searchable } from '#app/order/fields/address/past-address.ts'
import { aPastOrder, aRepeatable } from '#tests/builders/past-order.ts'

const day = (number: number) => new Date(`2026-11-${String(number).padStart(2, '0')}T09:00:00+01:00`)
const cannes = { label: '12 rue des Oliviers, 06400 Cannes', lat: 43.5512, lng: 7.0128 }
const nice = { label: 'Quai des États-Unis, 06300 Nice', lat: 43.695, lng: 7.27 }

describe('The addresses of past orders', () => {
  it('are both ends of each, each once, the latest first whatever the order of the list', () => {
    const orders = [
      aPastOrder({ orderedAt: day(1), repeat: aRepeatable({ delivery: nice }) }),
      aPastOrder({ orderedAt: day(9), repeat: aRepeatable({ pickup: nice, delivery: cannes }) }),
      aPastOrder({ orderedAt: day(5), repeat: aRepeatable({ pickup: nice, delivery: nice }) }),
    ]
    expect(pastAddresses(orders).map(({ end, label }) => [end, label])).toEqual([
      ['pickup', nice.label],
      ['delivery', cannes.label],
      ['delivery', nice.label],
      ['pickup', cannes.label],
    ])
  })

  it('bring their points along', () => {
    expect(pastAddresses([aPastOrder({ repeat: aRepeatable({ pickup: cannes }) })])[0]?.stop).toEqual(cannes)
  })

  it('are delivery addresses without a point when the provider sends no more', () => {
    expect(pastAddresses([aPastOrder({ repeat: null, deliveryAddress: ' Mougins ' })])).toEqual([
      { label: 'Mougins', end: 'delivery', stop: null, delivered: false, words: ' mougins' },
    ])
  })

  it('take a point from another order to the same address', () => {
    const orders = [
      aPastOrder({ orderedAt: day(9), repeat: null, deliveryAddress: nice.label }),
      aPastOrder({ orderedAt: day(2), repeat: aRepeatable({ delivery: nice }) }),
    ]
    expect(pastAddresses(orders).find(({ label }) => label === nice.label)?.stop).toEqual(nice)
  })

  it('were delivered to once one order was', () => {
    const orders = [aPastOrder({ orderedAt: day(9), status: 4 }), aPastOrder({ orderedAt: day(2), status: 2 })]
    expect(pastAddresses(orders).map(({ end, delivered }) => [end, delivered])).toEqual([
      ['pickup', false],
      ['delivery', true],
    ])
  })

  it('leave out an order without an address', () => {
    expect(pastAddresses([aPastOrder({ repeat: null, deliveryAddress: '  ' })])).toEqual([])
  })
})

describe('The words of an address', () => {
  it.each([
    ['12, rue de l’Île-d’Or', ' 12 rue de l ile d or'],
    ['  Été  ', ' ete'],
    ['Sacré-Cœur', ' sacre coeur'],
    ['', ''],
    [' - ', ''],
  ])('« %s » are compared as « %s »', (text, words) => {
    expect(searchable(text)).toBe(words)
  })
})
