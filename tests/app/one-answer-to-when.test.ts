import { createElement, type ReactNode } from 'react'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { DeliveryCard } from '#app/history/detail/delivery-card.tsx'
import { OrderCard } from '#app/history/list/rows/order-card.tsx'
import { NextDeliveryCard } from '#app/site/next-delivery/next-delivery-card.tsx'
import { OrderFacts } from '#app/staff/detail/order-facts.tsx'
import { OrderDue } from '#app/staff/pieces/order-due.tsx'
import { FollowedDelivery } from '#app/tracking/followed-delivery.tsx'
import { pastOrderSchema } from '#contract/order/past-order.ts'
import { askedSlot, deliveryTimes, slotEnd, type Slot } from '#rules/order/delivery-times.ts'
import { freeChangeUntil } from '#rules/order/free-change.ts'
import { clock } from '#rules/moment/french.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { paidNowWords } from '#rules/order/lapsed-words.ts'
import { isLapsed } from '#rules/order/payable.ts'
import { flexHours } from '#rules/moment/timetables.ts'
import { orderFacts } from '#server/letters/order-facts.ts'
import { renderLetter } from '#server/letters/render-letter.ts'
import { stepLetter } from '#server/letters/step-letter.ts'
import { newOrderRow } from '#server/orders/order-row.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { pastOrderOnWire, wireDate } from '#server/orders/past-order-on-wire.ts'
import { dueOf } from '#server/orders/moment-of.ts'
import { aStaffOrder } from '#tests/builders/a-staff-order.ts'
import { drawnScreen, textOf } from '#tests/builders/drawn-screen.tsx'
import { anOrder } from '#tests/builders/order.ts'
import { pretendWorld } from '#tests/builders/pretend-world.ts'

const at = (wall: string) => new Date(`2026-11-${wall}:00+01:00`)

/**
 * Where an order stands and whether it is paid; what was asked for and the team's date instead; how long before or
 * after the end of its slot it leaves, minutes.
 */
const standings = [
  [0, null],
  [4, 0],
  [4, 1],
  [3, 0],
  [3, 1],
  [1, 0],
  [1, 1],
  [2, 0],
  [2, 1],
  [6, 0],
  [6, 1],
] as const
const asked = {
  flex: [{ type: 'flex', slot: { day: '2026-11-23', halfDay: 'AM' } }, at('24T13:30')],
  planifiee: [{ type: 'planifiee', at: at('23T15:30') }, at('24T16:30')],
  urgent: [{ type: 'urgent' }, at('24T11:11')],
} as const satisfies Record<string, readonly [Moment, Date]>
const paces = { early: -237, 'in time': -57, late: 33 } as const

const cases = standings.flatMap(([status, paid]) =>
  Object.values(asked).flatMap(([moment, teams]) =>
    [false, true].flatMap((isMoved) =>
      Object.entries(paces).map(([pace, minutes]) => ({
        status,
        paid,
        type: moment.type,
        moment,
        teams: isMoved ? teams : null,
        pace,
        minutes,
      })),
    ),
  ),
)

describe('When an order comes, left and arrived', () => {
  it.each(cases)(
    'is one thing on every screen and in every letter: status $status, paid $paid, $type, the team’s date $teams, $pace',
    ({ status, paid, moment, teams, minutes }) => {
      const { row, leftAt, deliveredAt, now } = orderOf({ status, paid, moment, teams, minutes })
      const order = v.parse(pastOrderSchema, pastOrderOnWire(row))
      const { asked: before, holds } = deliveryTimes(order) as { asked: Slot; holds: Slot }
      const screens = Object.entries(screensOf(row, leftAt, now)).map(([screen, text]) => ({
        screen,
        times: timesIn(text),
      }))
      const silent = (times: readonly string[], { where }: { readonly where: boolean }) =>
        where
          ? screens.filter((each) => !times.some((time) => each.times.includes(time))).map(({ screen }) => screen)
          : []

      const others = [
        order.orderedAt,
        at('23T08:02'),
        ...(status === 1 || status === 2 ? [leftAt] : []),
        ...(status === 2 ? [deliveredAt] : []),
      ].map(clock)
      // Until when another date can be answered.
      const deadline = freeChangeUntil(order, now)
      // A pickup that went by unpaid: what paying brings now.
      const isGone = paidNowWords(order, now) !== null
      const known = [
        ...hoursOf(holds),
        ...hoursOf(before),
        ...others,
        ...(deadline instanceof Date ? [clock(deadline)] : []),
        ...(isGone ? hoursOf(askedSlot({ type: 'urgent' }, now)) : []),
      ]
      expect(
        screens.flatMap(({ screen, times }) =>
          times.filter((time) => !known.includes(time)).map((time) => `${screen} ${time}`),
        ),
        'instants that are none of its',
      ).toEqual([])
      expect({
        // What was not paid in time does not come.
        comes: silent(hoursOf(holds), { where: !isGone && !isLapsed(order, now) }),
        left: silent([clock(leftAt)], { where: status === 1 }),
        arrived: silent([clock(deliveredAt)], { where: status === 2 }),
      }).toEqual({ comes: [], left: [], arrived: [], ...mayBeSilent[status] })
    },
  )
})

/** Screens that need not say one of them: where it is over. */
const mayBeSilent: Readonly<Record<number, object>> = {
  2: { comes: ['home', 'list', 'team'], arrived: ['letter'] },
  6: { comes: ['team'] },
}

interface Given {
  readonly status: number
  readonly paid: 0 | 1 | null
  readonly moment: Moment
  readonly teams: Date | null
  readonly minutes: number
}

/**
 * Ordered at 8:01 on the morning of its delivery and prepared a minute later; seen ten minutes after it left, or
 * arrived.
 */
function orderOf({ status, paid, moment, teams, minutes }: Given) {
  const submission = { id: 'a', digest: '', at: at('23T08:01'), salesTerms: '2026-11-18' }
  const fresh = {
    id: 1042,
    ...newOrderRow({ ...anOrder(), metres: null, moment }, submission),
    status,
    payment_status: paid,
    updated_at: at('23T08:02').getTime(),
  } as unknown as OrderRow
  const dated = { ...fresh, expected_at: teams?.getTime() ?? fresh.expected_at }
  const leftAt = new Date(dueOf(dated).getTime() + minutes * 60_000)
  const deliveredAt = new Date(leftAt.getTime() + 41 * 60_000)
  const now = new Date((status === 2 ? deliveredAt : leftAt).getTime() + 600_000)
  return { row: { ...dated, delivered_at: status === 2 ? deliveredAt.getTime() : null }, leftAt, deliveredAt, now }
}

/** What each screen says of it; a letter of the step is written as it leaves. */
function screensOf(row: OrderRow, left: Date, now: Date): Readonly<Record<string, string>> {
  const order = v.parse(pastOrderSchema, {
    ...pastOrderOnWire(row),
    en_preparation_le: row.status === 0 ? null : wireDate(at('23T08:02').getTime()),
    partie_le: wireDate(left.getTime()),
  })
  const staffOrder = aStaffOrder({ ...order, due: dueOf(row) })
  const draw = (screen: ReactNode) => drawnScreen(pretendWorld(fetch, now), '/', screen).text
  const letter = row.status === 1 ? stepLetter(row, left, null, null) : null
  const tracked = {
    id: row.id,
    status: row.status,
    fromTown: 'Cannes',
    toTown: 'Mougins',
    moment: order.moment,
    due: dueOf(row),
    orderedAt: order.orderedAt,
    preparedAt: order.preparedAt,
    leftAt: left,
    minutes: row.minutes,
    deliveredAt: order.deliveredAt,
    textsRefused: null,
    arrival: null,
    acts: null,
  }
  return {
    detail: draw(createElement(DeliveryCard, { order, store: { replace() {}, refresh: async () => {} } })),
    home: draw(createElement(NextDeliveryCard, { order, now })),
    list: draw(createElement(OrderCard, { order, today: parisDay(now), selected: false })),
    team: draw(createElement(OrderDue, { order: staffOrder, now })),
    'team, one order': draw(createElement(OrderFacts, { order: staffOrder })),
    letter: renderLetter('', letter?.parts ?? orderFacts(row)).text,
    ...((row.status === 1 || row.status === 2) && {
      tracking: textOf(draw(createElement(FollowedDelivery, { delivery: tracked, asOf: left, now, isAway: false }))),
    }),
  }
}

/** 'prévue entre 7 h et 12 h, parti à 10:10' → ['07:00', '12:00', '10:10']; what lasts is no time. */
function timesIn(text: string): string[] {
  const instants = text.replaceAll(
    /(?:dans|environ) \d+ h(?: \d\d)?|\d+ h(?: \d\d)? de retard|(?:Mis à jour à|nouvelles de) \d\d:\d\d/g,
    '',
  )
  return Array.from(
    instants.matchAll(/\b(\d{1,2})(?::(\d\d)|\s?h(?:\s?(\d\d))?)(?![\p{L}\d])/gu),
    ([, hours = '', minutes, more]) => `${hours.padStart(2, '0')}:${minutes ?? more ?? '00'}`,
  )
}

/** The hours that a slot may be told by; of an urgent one its pickup, or until when that is. */
function hoursOf(slot: Slot): string[] {
  if (slot.kind === 'half-day') return Object.values(flexHours[slot.slot.halfDay]).map((time) => time.padStart(5, '0'))
  return [clock(slot.at), clock(slotEnd(slot))]
}
