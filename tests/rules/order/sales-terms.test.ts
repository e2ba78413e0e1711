import { describe, expect, it } from 'vitest'
import { areOurs, salesTermsWords } from '#rules/order/sales-terms.ts'

describe('The terms of sale of an order', () => {
  it('are named by their day, whatever the zone of the clock', () => {
    expect(salesTermsWords('2026-11-28')).toBe('Conditions de vente du 28 novembre 2026')
    expect(salesTermsWords('2027-07-14')).toBe('Conditions de vente du 14 juillet 2027')
  })

  it('name no day where they are an operator’s own', () => {
    expect(areOurs('https://exemple.example/cgv-2026-11-28')).toBe(false)
    expect(salesTermsWords('https://exemple.example/cgv-2026-11-28')).toBe('Conditions de vente acceptées')
  })
})
