import { addHours } from 'date-fns/addHours'
import { describe, expect, it } from 'vitest'
import { cancellableUntil, isCancellable } from '#rules/order/cancellation.ts'
import { askedSlot } from '#rules/order/delivery-times.ts'
import type { Moment } from '#rules/moment/moment.ts'

const orderedAt = new Date('2026-11-20T10:00:00+01:00')
const flex = (day: string, halfDay: 'AM' | 'PM'): Moment => ({ type: 'flex', slot: { day, halfDay } })
const planned: Moment = { type: 'planifiee', at: new Date('2026-11-24T15:00:00+01:00') }

describe('The pickup of an order, two hours after the last free cancellation', () => {
  it.each([
    ['a weekday morning, at 7:00', flex('2026-11-23', 'AM'), '2026-11-23T07:00:00+01:00'],
    ['an afternoon, at 13:00', flex('2026-11-23', 'PM'), '2026-11-23T13:00:00+01:00'],
    ['a Saturday morning, at 8:30', flex('2026-11-21', 'AM'), '2026-11-21T08:30:00+01:00'],
    ['a summer morning, at 7:00', flex('2026-07-14', 'AM'), '2026-07-14T07:00:00+02:00'],
    ['a planned order, at its time', planned, '2026-11-24T15:00:00+01:00'],
    [
      'an urgent order, half an hour after it was placed',
      { type: 'urgent' } satisfies Moment,
      '2026-11-20T10:30:00+01:00',
    ],
  ])('begins, for %s', (_, moment, start) => {
    expect(addHours(cancellableUntil(askedSlot(moment, orderedAt)), 2)).toEqual(new Date(start))
  })
})

describe('A cancellation', () => {
  it('is free until two hours before the pickup', () => {
    expect(cancellableUntil(askedSlot(flex('2026-11-23', 'PM'), orderedAt))).toEqual(
      new Date('2026-11-23T11:00:00+01:00'),
    )
  })

  it('is still in time at its last instant, and a millisecond later it is not', () => {
    const order = { status: 4, slot: askedSlot(planned, orderedAt) }
    const until = new Date('2026-11-24T13:00:00+01:00')
    expect(isCancellable(order, until)).toBe(true)
    expect(isCancellable(order, new Date(until.getTime() + 1))).toBe(false)
  })

  it.each([
    [0, true],
    [4, true],
    [3, true],
    [1, false],
    [2, false],
    [6, false],
  ])('of an order with status %i, in time: %s', (status, possible) => {
    expect(isCancellable({ status, slot: askedSlot(planned, orderedAt) }, orderedAt)).toBe(possible)
  })

  it('of an urgent order that leaves within the hour is always too late', () => {
    expect(isCancellable({ status: 4, slot: askedSlot({ type: 'urgent' }, orderedAt) }, orderedAt)).toBe(false)
  })

  it('of an urgent order of the evening is in time until 6:00 of the morning it leaves', () => {
    const evening = new Date('2026-11-19T19:00:00+01:00')
    expect(cancellableUntil(askedSlot({ type: 'urgent' }, evening))).toEqual(new Date('2026-11-20T06:00:00+01:00'))
  })
})
