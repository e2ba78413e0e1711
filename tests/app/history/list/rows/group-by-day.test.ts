import { describe, expect, it } from 'vitest'
import { groupByDay } from '#app/history/list/rows/group-by-day.ts'
import { aPastOrder } from '#tests/builders/past-order.ts'

/** Monday noon. */
const now = new Date('2026-11-23T12:00:00+01:00')
const at = (iso: string) => aPastOrder({ status: 2, orderedAt: new Date(iso) })
const coming = (id: number, day: string, halfDay: 'AM' | 'PM', orderedAt = '2026-11-20T09:00:00+01:00') =>
  aPastOrder({ id, orderedAt: new Date(orderedAt), moment: { type: 'flex', slot: { day, halfDay } } })

describe('The days of the history', () => {
  it('are Paris days, whatever the device’s zone', () => {
    const late = at('2026-11-20T22:59:00Z')
    const night = at('2026-11-20T23:01:00Z')
    expect(groupByDay([night, late], now).map(({ title, orders }) => [title, orders])).toEqual([
      ['Commandée samedi 21 novembre 2026', [night]],
      ['Commandée vendredi 20 novembre 2026', [late]],
    ])
  })

  it('hold their orders in the order they came', () => {
    const [noon, morning] = [at('2026-11-20T11:00:00Z'), at('2026-11-20T08:00:00Z')]
    expect(groupByDay([noon, morning], now)).toEqual([
      { day: '2026-11-20', title: 'Commandées vendredi 20 novembre 2026', orders: [noon, morning] },
    ])
  })

  it('are none without orders', () => {
    expect(groupByDay([], now)).toEqual([])
  })

  it('come after what is to come today and later, the soonest first', () => {
    const [friday, today, gone, tomorrow] = [
      coming(4, '2026-11-27', 'AM'),
      coming(3, '2026-11-23', 'PM'),
      at('2026-11-20T11:00:00Z'),
      coming(1, '2026-11-24', 'AM'),
    ]
    const groups = groupByDay([friday, today, gone, tomorrow], now)
    expect(groups.map(({ title, orders }) => [title, orders])).toEqual([
      ['En cours et à venir', [today, tomorrow, friday]],
      ['Commandée vendredi 20 novembre 2026', [gone]],
    ])
  })

  it('come after what is late, too, the latest first: it is still on its way', () => {
    const [today, late, later] = [
      coming(3, '2026-11-23', 'PM'),
      coming(2, '2026-11-20', 'PM'),
      coming(1, '2026-11-19', 'AM'),
    ]
    expect(groupByDay([today, late, later], now).map(({ orders }) => orders)).toEqual([[later, late, today]])
  })

  it('hold each order once, and all of them', () => {
    const all = [
      coming(9, '2026-11-24', 'PM'),
      coming(8, '2026-11-20', 'AM'),
      at('2026-11-20T11:00:00Z'),
      at('2026-11-19T11:00:00Z'),
    ].map((order, index) => ({ ...order, id: index }))
    const drawn = groupByDay(all, now).flatMap(({ orders }) => orders.map(({ id }) => id))
    expect(drawn.toSorted()).toEqual([0, 1, 2, 3])
  })
})
