import { describe, expect, it } from 'vitest'
import { priceLabel } from '#rules/price/price-label.ts'

describe('The price of an order', () => {
  it.each([
    [4788, '47,88\u00A0€'],
    [0, '0,00\u00A0€'],
    [null, 'Prix à confirmer'],
  ])('of %j cents reads « %s »', (cents, words) => {
    expect(priceLabel(cents)).toBe(words)
  })
})
