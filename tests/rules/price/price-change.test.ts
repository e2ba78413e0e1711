import { describe, expect, it } from 'vitest'
import { changedLines, priceUpdated } from '#rules/price/price-change.ts'

const price = { base: 1990, weight: 1000, time: 1000, delivery: 0, totalHT: 3990, totalTTC: 4788 }

describe('A price that replaces another', () => {
  it('is told with both totals', () => {
    expect(priceUpdated(4210, 4460)).toBe('Prix mis à jour : 42,10\u00A0€ → 44,60\u00A0€')
  })

  it('has no line that differs from itself', () => {
    expect(changedLines(price, { ...price })).toEqual([])
  })

  it('names each line that differs, in the order of the ticket', () => {
    expect(changedLines(price, { ...price, time: 1500, totalHT: 4490, totalTTC: 5388 })).toEqual(['time'])
    expect(changedLines(price, { ...price, delivery: 990, base: 2090 })).toEqual(['base', 'delivery'])
  })
})
