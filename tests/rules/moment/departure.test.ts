import { describe, expect, it } from 'vitest'
import { departure, flexDeparture, urgentPickup } from '#rules/moment/departure.ts'

describe('The departure of a flex delivery', () => {
  it.each([
    ['a weekday morning, at 8:00', '2026-11-23', 'AM', '2026-11-23T08:00:00+01:00'],
    ['a weekday afternoon, at 13:30', '2026-11-23', 'PM', '2026-11-23T13:30:00+01:00'],
    ['a Saturday morning, at 9:00', '2026-11-21', 'AM', '2026-11-21T09:00:00+01:00'],
    ['a summer morning, at 8:00', '2026-07-14', 'AM', '2026-07-14T08:00:00+02:00'],
    ['the Monday after the clocks went forward', '2026-03-30', 'AM', '2026-03-30T08:00:00+02:00'],
    ['the Monday after the clocks went back', '2026-10-26', 'AM', '2026-10-26T08:00:00+01:00'],
  ] as const)('is for %s (%s %s): %s', (_, day, halfDay, leaves) => {
    expect(flexDeparture({ day, halfDay })).toEqual(new Date(leaves))
  })
})

describe('The pickup of an urgent delivery', () => {
  it.each([
    ['Friday 9:00, in 30 minutes', '2026-11-20T09:00:00+01:00', '2026-11-20T09:30:00+01:00'],
    ['Friday 18:14, in 30 minutes', '2026-11-20T18:14:00+01:00', '2026-11-20T18:44:00+01:00'],
    ['Friday 18:14:59, in 30 minutes', '2026-11-20T18:14:59+01:00', '2026-11-20T18:44:59+01:00'],
    ['Thursday 18:15, the next morning', '2026-11-19T18:15:00+01:00', '2026-11-20T08:00:00+01:00'],
    ['Thursday 18:16, the next morning', '2026-11-19T18:16:00+01:00', '2026-11-20T08:00:00+01:00'],
    ['Thursday 23:59, the next morning', '2026-11-19T23:59:00+01:00', '2026-11-20T08:00:00+01:00'],
    ['Friday 0:10, in 30 minutes', '2026-11-20T00:10:00+01:00', '2026-11-20T00:40:00+01:00'],
    ['Friday 18:15, on Monday', '2026-11-20T18:15:00+01:00', '2026-11-23T08:00:00+01:00'],
    ['Friday 18:16, on Monday', '2026-11-20T18:16:00+01:00', '2026-11-23T08:00:00+01:00'],
    ['Saturday 10:00, in 30 minutes', '2026-11-21T10:00:00+01:00', '2026-11-21T10:30:00+01:00'],
    ['Saturday 19:00, on Monday', '2026-11-21T19:00:00+01:00', '2026-11-23T08:00:00+01:00'],
    ['Sunday 11:00, in 30 minutes', '2026-11-22T11:00:00+01:00', '2026-11-22T11:30:00+01:00'],
    ['Sunday 19:00, on Monday', '2026-11-22T19:00:00+01:00', '2026-11-23T08:00:00+01:00'],
    ['the last evening of the year', '2026-12-31T20:00:00+01:00', '2027-01-01T08:00:00+01:00'],
    ['the Friday evening before the clocks go forward', '2026-03-27T19:00:00+01:00', '2026-03-30T08:00:00+02:00'],
    ['the Friday evening before the clocks go back', '2026-10-23T19:00:00+02:00', '2026-10-26T08:00:00+01:00'],
    ['the half-hour over which the clocks go forward', '2026-03-29T01:45:00+01:00', '2026-03-29T03:15:00+02:00'],
    ['the half-hour over which the clocks go back', '2026-10-25T02:45:00+02:00', '2026-10-25T02:15:00+01:00'],
    ['18:14 in summer', '2026-07-14T18:14:00+02:00', '2026-07-14T18:44:00+02:00'],
    ['18:15 in summer', '2026-07-14T18:15:00+02:00', '2026-07-15T08:00:00+02:00'],
  ])('%s (%s): %s', (_, now, pickup) => {
    expect(urgentPickup(new Date(now))).toEqual(new Date(pickup))
  })
})

describe('The departure for the travel estimate', () => {
  const now = new Date('2026-11-20T09:00:00+01:00')

  it('is one hour before a planned time', () => {
    const at = new Date('2026-11-20T15:00:00+01:00')
    expect(departure({ type: 'planifiee', at }, now)).toEqual(new Date('2026-11-20T14:00:00+01:00'))
  })

  it('is the hour of the half-day for flex', () => {
    expect(departure({ type: 'flex', slot: { day: '2026-11-23', halfDay: 'PM' } }, now)).toEqual(
      new Date('2026-11-23T13:30:00+01:00'),
    )
  })

  it('is the pickup for urgent', () => {
    expect(departure({ type: 'urgent' }, now)).toEqual(new Date('2026-11-20T09:30:00+01:00'))
  })

  it.each([
    ['a planned time less than an hour ahead', { type: 'planifiee', at: new Date('2026-11-20T09:59:00+01:00') }],
    ['a planned time already gone', { type: 'planifiee', at: new Date('2026-11-19T15:00:00+01:00') }],
    ['a flex slot of yesterday', { type: 'flex', slot: { day: '2026-11-19', halfDay: 'PM' } }],
    ['a flex morning that has begun', { type: 'flex', slot: { day: '2026-11-20', halfDay: 'AM' } }],
  ] as const)('is now, never in the past, for %s', (_, moment) => {
    expect(departure(moment, now)).toEqual(now)
  })
})
