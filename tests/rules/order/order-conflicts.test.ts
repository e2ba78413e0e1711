import { describe, expect, it } from 'vitest'
import { availabilityOf, holidaysOnly } from '#rules/moment/closings.ts'
import { parisInstant, type ParisDay, type TimeOfDay } from '#rules/moment/paris-time.ts'
import type { HalfDayLimit } from '#rules/order/capacity.ts'
import { orderConflicts, type PlacedOrder } from '#rules/order/order-conflicts.ts'

const monday = '2026-11-23'
const inventory = availabilityOf([{ from: '2026-12-28', to: '2027-01-02', reason: 'Inventaire' }])

function order(day: ParisDay, time: TimeOfDay, slipKg: number | null = 100): PlacedOrder {
  return { expectedAt: parisInstant(day, time), band: '-150', slipKg }
}

function mondayMorning(changes: Partial<HalfDayLimit>): readonly HalfDayLimit[] {
  return [{ weekday: 1, halfDay: 'AM', orders: null, kg: null, ...changes }]
}

const places = (found: ReturnType<typeof orderConflicts>, all: readonly PlacedOrder[]) =>
  found.map(({ order: one }) => all.indexOf(one))

describe('An order that is paid', () => {
  it('cannot stay on a day that is closed, and says why', () => {
    const orders = [order('2026-12-26', '8:00'), order('2026-12-28', '8:00'), order('2027-01-02', '9:00')]
    expect(orderConflicts(orders, inventory, [])).toEqual([
      { order: orders[1], conflict: { kind: 'closed', reason: 'Inventaire' } },
      { order: orders[2], conflict: { kind: 'closed', reason: 'Inventaire' } },
    ])
    const christmas = [order('2026-12-25', '8:00')]
    expect(orderConflicts(christmas, holidaysOnly, [])).toEqual([
      { order: christmas[0], conflict: { kind: 'closed', reason: 'Noël' } },
    ])
  })

  it('goes beyond the places of its half-day when the orders before it have them all', () => {
    const orders = [
      order(monday, '8:00'),
      order(monday, '13:30'),
      order(monday, '11:59'),
      order(monday, '12:29'),
      order('2026-11-30', '8:00'),
    ]
    const found = orderConflicts(orders, holidaysOnly, mondayMorning({ orders: 2 }))
    expect(places(found, orders)).toEqual([3])
    expect(found[0]?.conflict).toEqual({ kind: 'full' })
    expect(orderConflicts(orders, holidaysOnly, mondayMorning({ orders: 0 }))).toHaveLength(4)
  })

  it('goes beyond its kilograms alone: a lighter one after it still fits', () => {
    const orders = [order(monday, '8:00', 300), order(monday, '8:00', 250), order(monday, '8:00', 200)]
    expect(places(orderConflicts(orders, holidaysOnly, mondayMorning({ kg: 500 })), orders)).toEqual([1])
    const unread = [order(monday, '8:00', null), order(monday, '8:00', null)]
    expect(orderConflicts(unread, holidaysOnly, mondayMorning({ kg: 299 }))).toHaveLength(1)
  })

  it('on a closed day takes no place of another', () => {
    const orders = [order(monday, '8:00'), order(monday, '8:00')]
    const closed = availabilityOf([{ from: monday, to: monday, reason: 'Panne' }])
    expect(orderConflicts(orders, closed, mondayMorning({ orders: 1 })).map(({ conflict }) => conflict.kind)).toEqual([
      'closed',
      'closed',
    ])
  })

  it('has its place where nothing is set', () => {
    expect(orderConflicts([order(monday, '8:00'), order('2026-11-22', '8:00')], holidaysOnly, [])).toEqual([])
  })
})
