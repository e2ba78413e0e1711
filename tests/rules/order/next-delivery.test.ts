import { describe, expect, it } from 'vitest'
import { arrivedOn, nextDelivery } from '#rules/order/next-delivery.ts'
import type { ComingOrder } from '#rules/order/to-come.ts'

const at = (wall: string) => new Date(`2026-11-${wall}:00+01:00`)
/** Wednesday morning. */
const now = at('18T10:06')

const flex = (day: string, halfDay: 'AM' | 'PM') =>
  ({ type: 'flex', slot: { day: `2026-11-${day}`, halfDay } }) as const
const order = (changes: Partial<ComingOrder>): ComingOrder => ({
  status: 4,
  paid: 1,
  onAccount: false,
  totalTTC: 4788,
  moment: null,
  orderedAt: at('16T10:00'),
  countedFrom: at('16T10:00'),
  expectedAt: null,
  leftAt: null,
  deliveredAt: null,
  ...changes,
})

const orders = {
  'late since yesterday': order({ status: 3, moment: flex('17', 'PM') }),
  'this morning, on its way': order({ status: 1, moment: flex('18', 'AM'), leftAt: at('18T09:40') }),
  'this morning, not paid in time': order({ paid: 0, moment: flex('18', 'AM') }),
  'yesterday, not paid in time': order({ paid: 0, moment: flex('17', 'AM') }),
  'today at 15 h': order({ status: 3, moment: { type: 'planifiee', at: at('18T15:00') } }),
  'this afternoon, to be paid': order({ paid: 0, moment: flex('18', 'PM') }),
  'tomorrow morning, without a price': order({ status: 0, paid: null, totalTTC: null, moment: flex('19', 'AM') }),
  'set by the team for Friday': order({ moment: flex('18', 'AM'), expectedAt: at('20T14:00') }),
  'delivered today': order({ status: 2, moment: flex('18', 'AM'), deliveredAt: at('18T09:38') }),
  'delivered yesterday': order({ status: 2, moment: flex('17', 'AM'), deliveredAt: at('17T11:02') }),
  'cancelled yesterday': order({ status: 6, moment: flex('17', 'AM'), orderedAt: at('15T08:00') }),
}
type Name = keyof typeof orders

describe('The next delivery of a supplier', () => {
  it.each<[Name, Name[]]>([
    [
      'this morning, on its way',
      ['delivered today', 'today at 15 h', 'this morning, on its way', 'delivered yesterday'],
    ],
    ['late since yesterday', ['today at 15 h', 'this morning, on its way', 'late since yesterday']],
    ['this morning, not paid in time', ['today at 15 h', 'this morning, not paid in time']],
    [
      'tomorrow morning, without a price',
      ['yesterday, not paid in time', 'delivered today', 'tomorrow morning, without a price'],
    ],
    [
      'this afternoon, to be paid',
      ['set by the team for Friday', 'this afternoon, to be paid', 'tomorrow morning, without a price'],
    ],
    ['set by the team for Friday', ['delivered today', 'set by the team for Friday']],
    [
      'delivered today',
      ['delivered yesterday', 'delivered today', 'cancelled yesterday', 'yesterday, not paid in time'],
    ],
    ['delivered yesterday', ['cancelled yesterday', 'delivered yesterday']],
    ['yesterday, not paid in time', ['yesterday, not paid in time', 'cancelled yesterday']],
    ['cancelled yesterday', ['cancelled yesterday']],
  ])('is the one %s, of: %s', (name, among) => {
    for (const all of [among, among.toReversed()])
      expect(
        nextDelivery(
          all.map((each) => orders[each]),
          now,
        )?.order,
      ).toBe(orders[name])
  })

  it('is none of somebody who has ordered nothing', () => {
    expect(nextDelivery([], now)).toBe(null)
  })

  it('says how many more come, and how many more are there since this morning', () => {
    expect(nextDelivery(Object.values(orders), now)).toMatchObject({ others: 4, arrivedToday: 1 })
    expect(nextDelivery([orders['delivered today']], now)).toMatchObject({ others: 0, arrivedToday: 0 })
  })

  it('is followed by the two that come after it, and by nothing that is over', () => {
    expect(nextDelivery(Object.values(orders), now)?.following).toEqual([
      orders['this morning, on its way'],
      orders['this morning, not paid in time'],
    ])
    expect(nextDelivery([orders['delivered today'], orders['delivered yesterday']], now)?.following).toEqual([])
  })

  it('arrived today by the day of Paris', () => {
    expect(arrivedOn(orders['delivered today'], at('18T23:59'))).toBe(true)
    expect(arrivedOn(orders['delivered today'], at('19T00:00'))).toBe(false)
    expect(arrivedOn(orders['today at 15 h'], now)).toBe(false)
  })
})
