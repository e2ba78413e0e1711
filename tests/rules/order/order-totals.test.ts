import { describe, expect, it } from 'vitest'
import { monthTotals, orderTotals } from '#rules/order/order-totals.ts'

const now = new Date('2026-11-20T10:00:00Z')
const order = (changes = {}) => ({
  orderedAt: new Date('2026-11-20T09:00:00Z'),
  moment: null,
  expectedAt: null,
  status: 2,
  paid: 1,
  onAccount: false,
  totalHT: 3990,
  vat: 798,
  totalTTC: 4788,
  ...changes,
})
const unpriced = { totalHT: null, vat: null, totalTTC: null }

describe('The totals of orders', () => {
  it('add up without tax, the tax, and with it', () => {
    expect(orderTotals([order(), order({ totalHT: 1990, vat: 398, totalTTC: 2388 })], now)).toMatchObject({
      count: 2,
      ht: 5980,
      vat: 1196,
      ttc: 7176,
    })
  })

  it('leave out what is cancelled and what has no price yet, and say how many', () => {
    expect(orderTotals([order(), order({ status: 6 }), order({ status: 0, paid: null, ...unpriced })], now)).toEqual({
      count: 3,
      toPay: 0,
      cancelled: 1,
      unpriced: 1,
      lapsed: 0,
      ht: 3990,
      vat: 798,
      ttc: 4788,
    })
  })

  it('count a cancelled order without a price once', () => {
    expect(orderTotals([order({ status: 6, ...unpriced })], now)).toMatchObject({ cancelled: 1, unpriced: 0, ttc: 0 })
  })

  it('say how many are to pay', () => {
    expect(orderTotals([order({ status: 4, paid: 0 }), order()], now).toPay).toBe(1)
  })

  it('leave out what was not paid before its slot, for which nothing is owed', () => {
    const lapsed = order({ status: 4, paid: 0, moment: { type: 'flex', slot: { day: '2026-11-18', halfDay: 'AM' } } })
    expect(orderTotals([order(), lapsed], now)).toMatchObject({
      count: 2,
      toPay: 0,
      lapsed: 1,
      ht: 3990,
      vat: 798,
      ttc: 4788,
    })
  })

  it('guess no tax that the provider does not say', () => {
    expect(orderTotals([order(), order({ totalHT: null, vat: null })], now)).toMatchObject({
      ht: null,
      vat: null,
      ttc: 9576,
    })
  })

  it('of the months are by the calendar of Paris', () => {
    const late = order({ orderedAt: new Date('2026-10-31T23:30:00Z') })
    const before = order({ orderedAt: new Date('2026-10-31T22:30:00Z') })
    expect(monthTotals([late, before], now).map(({ month, count }) => [month, count])).toEqual([
      ['2026-11', 1],
      ['2026-10', 1],
    ])
  })
})
