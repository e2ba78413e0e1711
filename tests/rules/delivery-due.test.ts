import { describe, expect, it } from 'vitest'
import { deliveryDue } from '#rules/delivery-due.ts'
import type { Moment } from '#rules/moment.ts'

const orderedAt = new Date('2026-11-20T10:00:00+01:00')

describe('An order is due', () => {
  it.each([
    ['at the end of its morning', { type: 'flex', slot: { day: '2026-11-23', halfDay: 'AM' } }, '2026-11-23T12:00:00+01:00'],
    ['at the end of its afternoon', { type: 'flex', slot: { day: '2026-07-14', halfDay: 'PM' } }, '2026-07-14T17:00:00+02:00'],
    ['at its chosen time', { type: 'planifiee', at: new Date('2026-11-24T15:00:00+01:00') }, '2026-11-24T15:00:00+01:00'],
    ['an hour after it was placed, when it is urgent', { type: 'urgent' }, '2026-11-20T11:00:00+01:00'],
  ] satisfies [string, Moment, string][])('%s', (_, moment, due) => {
    expect(deliveryDue(moment, { orderedAt, expectedAt: null })).toEqual(new Date(due))
  })

  it('later when the team set a later date, and never earlier than it was asked for', () => {
    const moment: Moment = { type: 'planifiee', at: new Date('2026-11-24T15:00:00+01:00') }
    const later = new Date('2026-11-25T09:00:00+01:00')
    expect(deliveryDue(moment, { orderedAt, expectedAt: later })).toEqual(later)
    expect(deliveryDue(moment, { orderedAt, expectedAt: orderedAt })).toEqual(moment.at)
  })
})
