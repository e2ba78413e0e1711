import { describe, expect, it } from 'vitest'
import { lapsedHeadline, notPaidInTime, orderHeadline, wholeHeadline } from '#rules/order/lapsed-words.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { isLapsed } from '#rules/order/payable.ts'

const now = new Date('2026-11-20T10:36:00+01:00')
const headline = (moment: Moment) => {
  const words = lapsedHeadline(
    {
      status: 4,
      moment,
      countedFrom: new Date('2026-11-18T10:00:00+01:00'),
      expectedAt: null,
      leftAt: null,
      deliveredAt: null,
    },
    now,
  )
  return [words.over, words.day, words.hours].map((line) => line.replaceAll('\u00A0', ' '))
}

describe('A Flex morning that was not paid the evening before', () => {
  const order = {
    status: 4,
    paid: 0,
    onAccount: false,
    totalTTC: 4788,
    orderedAt: new Date('2026-11-19T10:00:00+01:00'),
    expectedAt: null,
    moment: { type: 'flex', slot: { day: '2026-11-20', halfDay: 'AM' } },
  } as const

  it('has lapsed before it begins, and nobody says that it has passed', () => {
    const early = new Date('2026-11-20T06:30:00+01:00')
    expect([isLapsed(order, new Date('2026-11-20T00:59:00+01:00')), isLapsed(order, early)]).toEqual([false, true])
    expect(notPaidInTime).not.toMatch(/créneau|passé/)
  })
})

describe('The headline of an order that was not paid before its slot', () => {
  it.each([
    [{ type: 'flex', slot: { day: '2026-11-20', halfDay: 'AM' } }, 'Son créneau : ce matin, entre 7 h et 12 h · Flex'],
    [
      { type: 'flex', slot: { day: '2026-11-18', halfDay: 'PM' } },
      'Son créneau : mercredi 18 novembre, l’après-midi, entre 13 h et 17 h · Flex',
    ],
    [{ type: 'planifiee', at: new Date('2026-11-20T10:00:00+01:00') }, 'Son créneau : aujourd’hui, à 10 h · Planifiée'],
  ] as const)('says what becomes of it before what was asked for: %j', (moment, slot) => {
    expect(headline(moment)).toEqual(['Pas payée à temps', 'Rien ne sera livré', slot])
  })
})

describe('An urgent order whose pickup went by unpaid', () => {
  const order = {
    status: 4,
    paid: 0,
    onAccount: false,
    totalTTC: 10176,
    orderedAt: new Date('2026-11-18T18:01:00+01:00'),
    countedFrom: new Date('2026-11-18T18:01:00+01:00'),
    expectedAt: null,
    leftAt: null,
    deliveredAt: null,
    moment: { type: 'urgent' },
  } as const
  const plain = (lines: object) => JSON.stringify(Object.values(lines)).replaceAll('\u00A0', ' ')

  it('promises no pickup that has passed, and says what paying brings now', () => {
    expect(plain(wholeHeadline(order, now))).toBe(
      '["Pas encore payée","Créneau passé","Payée maintenant : retrait aujourd’hui vers 11 h 06 · Urgent",null]',
    )
    expect(plain(orderHeadline(order, now))).toBe(
      '["Créneau passé","Payée maintenant : retrait aujourd’hui vers 11 h 06",null]',
    )
  })

  it.each([
    ['paid', { paid: 1 }],
    ['in preparation', { status: 3 }],
    ['still to come', { countedFrom: now }],
  ])('has its own pickup as any other when it is %s', (_, changes) => {
    expect(plain(orderHeadline({ ...order, ...changes }, now))).not.toContain('Créneau passé')
  })
})
