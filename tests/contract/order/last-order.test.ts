import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { lastOrder } from '#contract/order/last-delivery.ts'

describe('The last order', () => {
  it.each([
    [{ adresseLivraison: 'Mougins' }, 'Mougins'],
    [{ adresseLivraison: null }, null],
    [{}, null],
  ])('in %j gives the address %j', (reply, address) => {
    expect(v.parse(lastOrder.reply, reply).adresseLivraison).toBe(address)
  })
})
