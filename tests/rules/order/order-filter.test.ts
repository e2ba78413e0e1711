import { describe, expect, it } from 'vitest'
import { ordersIn, yearsOf } from '#rules/order/order-filter.ts'

describe('The last six months', () => {
  it.each([
    ['20 November', '2026-11-20T10:00:00+01:00', '2026-05-20'],
    ['31 August, from the last day of February', '2026-08-31T10:00:00+02:00', '2026-02-28'],
    ['31 August of a leap year', '2028-08-31T10:00:00+02:00', '2028-02-29'],
    ['29 August, from the last day of February', '2026-08-29T10:00:00+02:00', '2026-02-28'],
    ['31 December, from the last day of June', '2026-12-31T10:00:00+01:00', '2026-06-30'],
    ['31 May, from the last day of November', '2026-05-31T10:00:00+02:00', '2025-11-30'],
    ['31 March, from the last day of September', '2026-03-31T10:00:00+02:00', '2025-09-30'],
    ['30 June', '2026-06-30T10:00:00+02:00', '2025-12-30'],
    ['1 January', '2027-01-01T10:00:00+01:00', '2026-07-01'],
    ['the first minute of 1 June in Paris, still May in UTC', '2026-06-01T00:01:00+02:00', '2025-12-01'],
  ])('on %s (%s) begin with %s', (_, now, first) => {
    const inside = { orderedAt: new Date(`${first}T12:00:00Z`) }
    const outside = { orderedAt: new Date(inside.orderedAt.getTime() - 86_400_000) }
    expect(ordersIn([outside, inside], 'last-6-months', new Date(now))).toEqual([inside])
  })

  it('begin at midnight in Paris', () => {
    const midnight = { orderedAt: new Date('2026-05-20T00:00:00+02:00') }
    const before = { orderedAt: new Date('2026-05-19T23:59:59+02:00') }
    expect(ordersIn([before, midnight], 'last-6-months', new Date('2026-11-20T10:00:00+01:00'))).toEqual([midnight])
  })
})

describe('A year of orders', () => {
  it('turns at midnight in Paris, not in UTC', () => {
    const lastOf2026 = { orderedAt: new Date('2026-12-31T22:59:59Z') }
    const firstOf2027 = { orderedAt: new Date('2026-12-31T23:00:00Z') }
    expect(ordersIn([lastOf2026, firstOf2027], '2027', firstOf2027.orderedAt)).toEqual([firstOf2027])
  })

  it('is empty when nothing was ordered', () => {
    expect(
      ordersIn([{ orderedAt: new Date('2026-05-01T10:00:00Z') }], '2025', new Date('2026-11-20T10:00:00Z')),
    ).toEqual([])
  })
})

describe('The orders of a period', () => {
  const orders = [
    { id: 1, orderedAt: new Date('2026-11-02T10:00:00Z') },
    { id: 3, orderedAt: new Date('2026-11-19T10:00:00Z') },
    { id: 2, orderedAt: new Date('2026-11-10T10:00:00Z') },
  ]

  it('come newest first', () => {
    expect(ordersIn(orders, '2026', new Date('2026-11-20T10:00:00Z')).map(({ id }) => id)).toEqual([3, 2, 1])
  })

  it('leave the list they come from as it was', () => {
    const before = [...orders]
    ordersIn(orders, 'last-6-months', new Date('2026-11-20T10:00:00Z'))
    expect(orders).toEqual(before)
  })
})

describe('The years to choose from', () => {
  it('are those of the orders, once each, newest first, on the Paris calendar', () => {
    const instants = ['2024-06-01T10:00:00Z', '2026-12-31T23:30:00Z', '2026-01-01T10:00:00Z', '2024-07-01T10:00:00Z']
    expect(yearsOf(instants.map((instant) => ({ orderedAt: new Date(instant) })))).toEqual(['2027', '2026', '2024'])
  })

  it('are none without orders', () => {
    expect(yearsOf([])).toEqual([])
  })
})
