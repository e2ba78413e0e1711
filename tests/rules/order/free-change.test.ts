import { describe, expect, it } from 'vitest'
import { deadlineFromNow, freeChangeUntil } from '#rules/order/free-change.ts'
import type { Moment } from '#rules/moment/moment.ts'

const now = new Date('2026-11-20T10:00:00+01:00')
const monday: Moment = { type: 'flex', slot: { day: '2026-11-23', halfDay: 'AM' } }
const order = {
  status: 4,
  paid: 1,
  onAccount: false,
  moment: monday,
  countedFrom: now,
  expectedAt: null as Date | null,
}

describe('A free change of an order', () => {
  it.each([0, 4, 3])('is possible until two hours before the pickup, at status %i', (status) => {
    expect(freeChangeUntil({ ...order, status }, now)).toEqual(new Date('2026-11-23T05:00:00+01:00'))
  })

  it('counts from the slot that the team has set instead', () => {
    const moved = { ...order, expectedAt: new Date('2026-11-24T13:30:00+01:00') }
    expect(freeChangeUntil(moved, new Date('2026-11-24T10:59:00+01:00'))).toEqual(new Date('2026-11-24T11:00:00+01:00'))
  })

  it('is asked of people once that has passed, or when the moment is not known', () => {
    expect(freeChangeUntil(order, new Date('2026-11-23T05:00:01+01:00'))).toBe('late')
    expect(freeChangeUntil({ ...order, moment: null }, now)).toBe('late')
  })

  it.each([
    [4, 0],
    [0, null],
  ])(
    'is only to be cancelled, at any hour, in status %i with payment %j: nothing is charged and nothing is on its way',
    (status, paid) => {
      expect(freeChangeUntil({ ...order, status, paid }, new Date('2026-12-24T10:00:00+01:00'))).toBe('unpaid')
      expect(freeChangeUntil({ ...order, status, paid, moment: null }, now)).toBe('unpaid')
    },
  )

  it('of an urgent order that was paid late ends two hours before the pickup that counts from its payment', () => {
    const [ordered, payment] = [new Date('2026-11-16T10:00:00+01:00'), new Date('2026-11-19T19:00:00+01:00')]
    const urgent = { ...order, moment: { type: 'urgent' } as const }
    expect(freeChangeUntil({ ...urgent, countedFrom: payment }, payment)).toEqual(new Date('2026-11-20T06:00:00+01:00'))
    expect(freeChangeUntil({ ...urgent, countedFrom: ordered }, payment)).toBe('late')
  })

  it('of an unpaid order that the team has begun is asked of people', () => {
    expect(freeChangeUntil({ ...order, status: 3, paid: 0 }, new Date('2026-11-23T05:00:01+01:00'))).toBe('late')
  })

  it.each([1, 2, 6, 9, null])('is none any more at status %s', (status) => {
    expect(freeChangeUntil({ ...order, status }, now)).toBe(null)
  })
})

describe('The deadline of a change', () => {
  it.each([
    ['2026-11-20T11:00:00+01:00', 'aujourd’hui 11 h'],
    ['2026-11-21T06:30:00+01:00', 'demain 6 h 30'],
    ['2026-11-23T05:00:00+01:00', 'lundi 5 h'],
    ['2026-11-26T05:00:00+01:00', 'jeudi 5 h'],
    ['2026-11-27T05:00:00+01:00', 'vendredi 27 novembre, 5 h'],
  ])('%s is, seen from Friday morning, %s', (until, words) => {
    expect(deadlineFromNow(new Date(until), now).replaceAll('\u00A0', ' ')).toBe(words)
  })
})
