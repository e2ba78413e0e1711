import { describe, expect, it } from 'vitest'
import { deliveryTypes } from '#rules/price/delivery-types.ts'
import { addedTTC, quotedOptionPrices } from '#rules/price/option-prices.ts'

describe('What a delivery option adds to the total', () => {
  it('is TTC, as the total is', () => {
    expect(deliveryTypes.map((type) => addedTTC(quotedOptionPrices, type))).toEqual([0, 1188, 2388])
  })

  it('is counted from any other option, at the VAT of the provider', () => {
    expect(addedTTC({ ...quotedOptionPrices, vatPercent: 10 }, 'urgent', 'planifiee')).toBe(1100)
  })
})
