import { describe, expect, it } from 'vitest'
import { lowestParts, lowestPrice, quotedParts } from '#rules/price/lowest-price.ts'
import { priceOf } from '#rules/price/price.ts'
import { readTariff } from '#server/config/tariff.ts'

describe('The least that is paid for a delivery', () => {
  it.each([
    ['flex', 2388],
    ['planifiee', 3576],
    ['urgent', 4776],
  ] as const)('is the base with its option and the VAT: %s', (type, cents) => {
    expect(lowestPrice(quotedParts, type)).toBe(cents)
  })

  it('is what the lightest order within the free minutes costs in the tariff that is charged', () => {
    const tariff = readTariff('src/server/config/tariff.json')
    expect(lowestParts(tariff)).toEqual(quotedParts)
    expect(lowestPrice(lowestParts(tariff), 'urgent')).toBe(
      priceOf(tariff, { band: '-150', type: 'urgent', minutes: tariff.freeMinutes }).totalTTC,
    )
  })
})
