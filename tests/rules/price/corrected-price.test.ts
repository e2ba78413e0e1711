import { describe, expect, it } from 'vitest'
import { correctedPrice } from '#rules/price/corrected-price.ts'

describe('The price of a corrected order', () => {
  it.each([
    ['unpaid, may be the tariff’s, higher or lower', { total: 8000, cut: 0, isPaid: false }, 9200, 8000, 9200],
    ['paid, is never higher than what was charged', { total: 8000, cut: 0, isPaid: true }, 9200, 8000, null],
    ['paid, may be lower', { total: 8000, cut: 0, isPaid: true }, 7000, 8000, 7000],
    ['paid and cut before, goes up to what was charged', { total: 8000, cut: 1000, isPaid: true }, 8000, 7000, 8000],
    ['of no tariff, stays', { total: 8000, cut: 0, isPaid: false }, null, 8000, null],
  ])('%s', (_, standing, reckoned, present, byTariff) => {
    expect(correctedPrice(standing, reckoned)).toEqual({ present, byTariff })
  })
})
