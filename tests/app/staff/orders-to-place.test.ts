import { describe, expect, it } from 'vitest'
import { loadOf, ordersToPlace } from '#app/staff/runs/model/orders-to-place.ts'
import { aStaffOrder } from '#tests/builders/a-staff-order.ts'

const expected = (id: number, at: string) => aStaffOrder({ id, expectedAt: new Date(`2026-11-${at}:00+01:00`) })

describe('The orders that are to be placed', () => {
  it('stand by half-day, as a call for half a day takes them, after those of earlier days', () => {
    const orders = [expected(1, '20T14:00'), expected(2, '20T12:29'), expected(3, '19T16:00'), expected(4, '20T12:30')]
    expect(
      ordersToPlace(orders, '2026-11-20').map(({ halfDay, orders: ofHalf, title }) => [
        halfDay,
        title,
        ofHalf.map(({ id }) => id),
      ]),
    ).toEqual([
      [null, 'Des jours d’avant', [3]],
      ['AM', 'Matin', [2]],
      ['PM', 'Après-midi', [1, 4]],
    ])
  })

  it('have no head without an order', () => {
    expect(ordersToPlace([], '2026-11-20')).toEqual([])
  })

  it('are asked of the rules with the day they are expected on, covered when paid or on account', () => {
    const order = expected(5, '21T08:00')
    expect(loadOf(order)).toEqual({ orderId: 5, status: 4, isCovered: true, day: '2026-11-21' })
    expect(loadOf({ ...order, paid: 0 }).isCovered).toBe(false)
    expect(loadOf({ ...order, paid: 0, onAccount: true }).isCovered).toBe(true)
  })
})
