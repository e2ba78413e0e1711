import { describe, expect, it } from 'vitest'
import { lapsedHeadline, notPaidInTime } from '#rules/order/lapsed-words.ts'
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
