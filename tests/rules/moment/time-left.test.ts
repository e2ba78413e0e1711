import { everyDay } from '#rules/moment/availability.ts'
import { describe, expect, it } from 'vitest'
import { defaultFlexSlot } from '#rules/moment/flex-slots.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { isOutsideHours } from '#rules/moment/provider-hours.ts'
import { minutesLeftForAfternoon, minutesLeftForUrgent } from '#rules/moment/time-left.ts'

describe('The time left to ask for this afternoon', () => {
  it.each([
    ['Friday 0:00', '2026-11-20T00:00:00+01:00', 750],
    ['Friday 11:18', '2026-11-20T11:18:00+01:00', 72],
    ['Friday 11:48', '2026-11-20T11:48:00+01:00', 42],
    ['Friday 11:48:59, the begun minute counted', '2026-11-20T11:48:59+01:00', 42],
    ['Friday 12:29', '2026-11-20T12:29:00+01:00', 1],
    ['Friday 12:29:59', '2026-11-20T12:29:59+01:00', 1],
    ['Friday 12:30', '2026-11-20T12:30:00+01:00', null],
    ['Friday 12:31', '2026-11-20T12:31:00+01:00', null],
    ['Saturday 9:00', '2026-11-21T09:00:00+01:00', null],
    ['Saturday 12:29', '2026-11-21T12:29:00+01:00', null],
    ['Sunday 9:00', '2026-11-22T09:00:00+01:00', null],
    ['a summer Tuesday 11:48', '2027-07-13T11:48:00+02:00', 42],
    ['the Monday after the clocks went forward', '2027-03-29T11:48:00+02:00', 42],
    ['the Monday after the clocks went back', '2026-10-26T11:48:00+01:00', 42],
    ['the last morning of the year', '2026-12-31T11:48:00+01:00', 42],
  ])('on %s (%s) is %s', (_, now, left) => {
    expect(minutesLeftForAfternoon(new Date(now), everyDay)).toBe(left)
  })

  it('is told exactly while a new order starts with this afternoon, at each quarter of an hour of a year', () => {
    const start = Date.parse('2026-01-01T00:00:00Z')
    const moments = Array.from({ length: 365 * 96 }, (_, quarter) => new Date(start + quarter * 900_000))
    const startsToday = (now: Date) => defaultFlexSlot(now, everyDay).day === parisDay(now)
    expect(moments.filter((now) => startsToday(now) !== (minutesLeftForAfternoon(now, everyDay) !== null))).toEqual([])
  })
})

describe('The time left for an urgent pickup today', () => {
  it.each([
    ['Friday 15:59', '2026-11-20T15:59:00+01:00', null],
    ['Friday 16:00', '2026-11-20T16:00:00+01:00', 60],
    ['Friday 16:18', '2026-11-20T16:18:00+01:00', 42],
    ['Friday 16:59:59', '2026-11-20T16:59:59+01:00', 1],
    ['Friday 17:00', '2026-11-20T17:00:00+01:00', null],
    ['Friday 17:33', '2026-11-20T17:33:00+01:00', null],
    ['Friday 9:00', '2026-11-20T09:00:00+01:00', null],
    ['Saturday 11:18', '2026-11-21T11:18:00+01:00', 42],
    ['Saturday 12:00', '2026-11-21T12:00:00+01:00', null],
    ['Sunday 16:18', '2026-11-22T16:18:00+01:00', null],
    ['a summer afternoon', '2027-07-13T16:18:00+02:00', 42],
  ])('on %s (%s) is %s', (_, now, left) => {
    expect(minutesLeftForUrgent(new Date(now))).toBe(left)
  })

  it('runs out when the provider’s hours do, and never beyond them', () => {
    const start = Date.parse('2026-11-16T00:00:00+01:00')
    const moments = Array.from({ length: 7 * 96 }, (_, quarter) => new Date(start + quarter * 900_000))
    expect(moments.filter((now) => minutesLeftForUrgent(now) !== null && isOutsideHours(now))).toEqual([])
  })
})
