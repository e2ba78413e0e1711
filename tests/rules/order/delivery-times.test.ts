import { describe, expect, it } from 'vitest'
import { halfDayOf } from '#rules/moment/flex-slots.ts'
import {
  askedSlot,
  deliveryTimes,
  slotDay,
  slotEnd,
  slotOnCalendar,
  type TimedOrder,
} from '#rules/order/delivery-times.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { fullSlot } from '#rules/order/slot-words.ts'

const at = (wall: string) => new Date(`${wall}:00+01:00`)
const friday = at('2026-11-20T10:00')
const morning: Moment = { type: 'flex', slot: { day: '2026-11-23', halfDay: 'AM' } }
const planned: Moment = { type: 'planifiee', at: at('2026-11-24T15:00') }
const urgent: Moment = { type: 'urgent' }
const times = (changes: Partial<TimedOrder>) =>
  deliveryTimes({
    status: 3,
    moment: morning,
    countedFrom: friday,
    expectedAt: null,
    leftAt: null,
    deliveredAt: null,
    ...changes,
  })
const held = (changes: Partial<TimedOrder>) => {
  const { holds, isMoved } = times(changes)
  return [holds && fullSlot(holds).replaceAll('\u00A0', ' '), isMoved]
}

describe('When an order comes', () => {
  it.each([
    [morning, 'lundi 23 novembre 2026, Matin 7h-12h', at('2026-11-23T12:00')],
    [planned, 'mardi 24 novembre 2026 à 15:00', at('2026-11-24T15:00')],
    [urgent, 'retrait vendredi 20 novembre 2026 vers 10 h 30', at('2026-11-20T11:00')],
  ])('is what was asked for, and due at its end: %j', (moment, words, due) => {
    const { holds } = times({ moment })
    expect([held({ moment }), holds && slotEnd(holds), holds && slotDay(holds)]).toEqual([
      [words, false],
      due,
      due.toISOString().slice(0, 10),
    ])
  })

  it.each([
    ['another half-day', morning, '2026-11-23T13:30', 'lundi 23 novembre 2026, Après-midi 13h-17h'],
    ['another day, at whatever hour', morning, '2026-11-25T09:30', 'mercredi 25 novembre 2026, Matin 7h-12h'],
    ['an earlier day', morning, '2026-11-21T09:00', 'samedi 21 novembre 2026, Matin 7h-12h'],
    ['another time', planned, '2026-11-24T14:00', 'mardi 24 novembre 2026 à 14:00'],
    ['a later time than an urgent pickup', urgent, '2026-11-20T11:01', 'vendredi 20 novembre 2026 à 11:01'],
  ])('is the team’s date, where it is %s', (_, moment, expected, words) => {
    expect(held({ moment, expectedAt: at(expected) })).toEqual([words, true])
  })

  it.each([
    ['an hour of its half-day', morning, '2026-11-23T11:45'],
    ['its time', planned, '2026-11-24T15:00'],
    ['within the half hour of its pickup', urgent, '2026-11-20T11:00'],
    ['a day before an urgent order counted, which was paid late', urgent, '2026-11-16T09:00'],
  ])('is what was asked for, where the date is %s', (_, moment, expected) => {
    expect(held({ moment, expectedAt: at(expected) })[1]).toBe(false)
  })

  it('is what was asked for, once it is cancelled', () => {
    expect(held({ status: 6, expectedAt: at('2026-11-25T09:30') })).toEqual([
      'lundi 23 novembre 2026, Matin 7h-12h',
      false,
    ])
  })

  it('is the provider’s date alone, where he tells no more', () => {
    expect(held({ moment: null, expectedAt: at('2026-11-25T09:30') })).toEqual([
      'mercredi 25 novembre 2026 à 09:30',
      false,
    ])
    expect(held({ moment: null })).toEqual([null, false])
  })
})

describe('When an order left and arrived', () => {
  const both = { leftAt: at('2026-11-23T10:10'), deliveredAt: at('2026-11-23T10:50') }

  it.each([
    [4, null, null],
    [3, null, null],
    [1, both.leftAt, null],
    [2, both.leftAt, both.deliveredAt],
    [6, null, null],
  ])('is told by its status alone: %i', (status, leftAt, arrivedAt) => {
    expect(times({ status, ...both })).toMatchObject({ leftAt, arrivedAt })
  })
})

describe('The half-day of an instant', () => {
  it.each([
    ['2026-11-23T12:29', 'AM'],
    ['2026-11-23T12:30', 'PM'],
    ['2026-11-23T18:00', 'PM'],
  ])('%s is the %s', (wall, halfDay) => {
    expect(halfDayOf(at(wall))).toEqual({ day: '2026-11-23', halfDay })
  })
})

describe('What a calendar sets aside for a delivery', () => {
  it.each([
    [{ type: 'flex', slot: { day: '2026-11-23', halfDay: 'PM' } }, '2026-11-23T13:00', '2026-11-23T17:00'],
    [planned, '2026-11-24T15:00', '2026-11-24T15:30'],
    [urgent, '2026-11-20T10:30', '2026-11-20T11:30'],
  ] satisfies [Moment, string, string][])('%j: from %s to %s', (moment, from, to) => {
    expect(slotOnCalendar(askedSlot(moment, friday))).toEqual({ from: at(from), to: at(to) })
  })
})
