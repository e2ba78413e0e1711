import { describe, expect, it } from 'vitest'
import { isPastDue, ordersByDay, ordersByHalfDay, ordersInOneList, type OrderHead } from '#rules/order/order-heads.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { parisInstant } from '#rules/moment/paris-time.ts'

const today = '2026-11-24'
const now = parisInstant(today, '10:06')
const morning: Moment = { type: 'flex', slot: { day: today, halfDay: 'AM' } }
const afternoon: Moment = { type: 'flex', slot: { day: today, halfDay: 'PM' } }
const urgent: Moment = { type: 'urgent' }

interface Changes {
  readonly day?: string
  readonly time?: `${number}:${number}`
  readonly town?: string
  readonly moment?: Moment
  readonly countedFrom?: Date
  readonly expectedAt?: Date
  readonly status?: number
  readonly paid?: number
}

/** A paid order, to be in Mougins by noon of today. */
function order(
  id: number,
  {
    day = today,
    time = '12:00',
    town = '06250 Mougins',
    moment = time === '17:00'
      ? afternoon
      : time === '12:00'
        ? morning
        : { type: 'planifiee', at: parisInstant(day, time) },
    countedFrom = now,
    expectedAt,
    status = 4,
    paid = 1,
  }: Changes = {},
) {
  return {
    id,
    due: parisInstant(day, time),
    moment,
    countedFrom,
    expectedAt: expectedAt ?? null,
    leftAt: null,
    deliveredAt: null,
    status,
    paid,
    onAccount: false,
    deliveryAddress: `${id} Rue du Modèle, ${town}`,
  }
}

/** The list as it is read: 'Ce matin: Mougins 1 2, Nice 3'. */
function read(heads: readonly OrderHead<{ readonly id: number }>[]): string[] {
  return heads.map(
    ({ title, towns }) =>
      `${title}: ${towns.map(({ town, orders }) => [town, ...orders.map(({ id }) => id)].join(' ')).join(', ')}`,
  )
}

describe('The orders of a day', () => {
  it('stand under late, morning and afternoon, each by its time', () => {
    expect(read(ordersByHalfDay([order(1, { time: '17:00' }), order(2), order(3, { time: '9:30' })], now))).toEqual([
      'En retard: Mougins 3',
      'Ce matin: Mougins 2',
      'Cet après-midi: Mougins 1',
    ])
  })

  it('are by their time inside a head, and by town where that is one', () => {
    const orders = [
      order(1),
      order(2, { time: '11:00', town: '06000 Nice' }),
      order(3, { time: '10:30' }),
      order(4, { town: '06400 Cannes' }),
      order(5),
    ]
    expect(read(ordersByHalfDay(orders, now))).toEqual(['Ce matin: Mougins 3, Nice 2, Cannes 4, Mougins 1 5'])
  })

  it('that are late stand by their time, whatever their town', () => {
    const orders = [
      order(1, { time: '9:30' }),
      order(2, { time: '9:00', town: '06000 Nice' }),
      order(3, { time: '8:30' }),
    ]
    expect(read(ordersByHalfDay(orders, now))).toEqual(['En retard: Mougins 3, Nice 2, Mougins 1'])
  })

  it('are by the name of their town, then by their number, where all are due at once', () => {
    const orders = [order(9), order(8), order(2, { town: '06000 Nice' }), order(3, { town: '06600 Antibes' })]
    expect(read(ordersByHalfDay(orders, now))).toEqual(['Ce matin: Antibes 3, Mougins 8 9, Nice 2'])
  })

  it('have an urgent one in the half-day of its pickup, though it is due after it', () => {
    const asked = order(1, { moment: urgent, time: '12:50', countedFrom: parisInstant(today, '11:50') })
    expect(read(ordersByHalfDay([asked], now))).toEqual(['Ce matin: Mougins 1'])
  })

  it('have an urgent one whose day the team changed in the half-day of its new hour', () => {
    const moved = order(1, {
      moment: urgent,
      time: '15:00',
      countedFrom: parisInstant('2026-11-20', '9:00'),
      expectedAt: parisInstant(today, '15:00'),
    })
    expect(read(ordersByHalfDay([moved], now))).toEqual(['Cet après-midi: Mougins 1'])
  })

  it('have one whose half-day the team changed in the new one', () => {
    const moved = order(1, { time: '17:00', moment: morning, expectedAt: parisInstant(today, '13:30') })
    expect(read(ordersByHalfDay([moved], now))).toEqual(['Cet après-midi: Mougins 1'])
  })

  it('of tomorrow say so', () => {
    expect(
      read(ordersByHalfDay([order(1, { day: '2026-11-25' }), order(2, { day: '2026-11-25', time: '17:00' })], now)),
    ).toEqual(['Matin: Mougins 1', 'Après-midi: Mougins 2'])
  })

  it('that were just delivered stay where they stood', () => {
    expect(read(ordersByHalfDay([order(1, { status: 2, time: '9:30' }), order(2)], now))).toEqual([
      'En retard: Mougins 1',
      'Ce matin: Mougins 2',
    ])
  })

  it('have none late that nobody paid', () => {
    expect(isPastDue(order(1, { time: '9:30', paid: 0 }), now)).toBe(false)
    expect(isPastDue(order(1, { time: '9:30', paid: 0, status: 1 }), now)).toBe(true)
  })

  it('end with those that have no hour', () => {
    expect(read(ordersByHalfDay([{ ...order(1), due: null }, order(2, { time: '17:00' })], now))).toEqual([
      'Cet après-midi: Mougins 2',
      'Sans heure: Mougins 1',
    ])
  })
})

describe('Late orders', () => {
  it('stand under their days, the longest ago first, with the year of another one', () => {
    const orders = [
      order(1, { time: '9:30' }),
      order(2, { day: '2026-11-23' }),
      order(3, { day: '2026-11-20' }),
      order(4, { day: '2025-11-14' }),
    ]
    expect(read(ordersByDay(orders, now))).toEqual([
      'Vendredi 14 novembre 2025: Mougins 4',
      'Vendredi 20 novembre: Mougins 3',
      'Hier: Mougins 2',
      'Aujourd’hui: Mougins 1',
    ])
  })
})

describe('Orders that were found', () => {
  it('keep the order they came in, under no head', () => {
    expect(read(ordersInOneList([order(2), order(1)]))).toEqual([':  2 1'])
  })
})
