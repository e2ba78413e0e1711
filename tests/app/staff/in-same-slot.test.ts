import { describe, expect, it } from 'vitest'
import { inSameSlot } from '#app/staff/model/in-same-slot.ts'
import { aStaffOrder } from '#tests/builders/a-staff-order.ts'

const flex = (day: string, halfDay: 'AM' | 'PM') => ({ type: 'flex', slot: { day, halfDay } }) as const
const order = aStaffOrder({ id: 1, status: 3, moment: flex('2026-11-23', 'PM'), expectedAt: null })

describe('The orders that can be given another date together', () => {
  it('are those of Flex that come in the same half-day and are not over', () => {
    const orders = [
      order,
      { ...order, id: 2 },
      { ...order, id: 3, moment: flex('2026-11-23', 'AM') },
      { ...order, id: 4, moment: flex('2026-11-24', 'PM') },
      { ...order, id: 5, status: 2 },
      { ...order, id: 6, status: 6 },
      { ...order, id: 7, moment: { type: 'urgent' } as const },
      { ...order, id: 8, status: 4 },
    ]
    expect(inSameSlot(orders, order)).toEqual([2, 8])
    expect(inSameSlot(orders, orders[6]!)).toEqual([])
  })
})
