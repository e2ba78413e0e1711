import { describe, expect, it } from 'vitest'
import { urgentPickup } from '#rules/departure.ts'
import { defaultFlexSlot } from '#rules/flex-slots.ts'
import { addDays, parisDay } from '#rules/paris-time.ts'
import { minutesLeftForAfternoon, minutesLeftForUrgent } from '#rules/time-left.ts'

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
    expect(minutesLeftForAfternoon(new Date(now))).toBe(left)
  })

  it('is told exactly while a new order starts with this afternoon, at each quarter of an hour of a year', () => {
    const start = Date.parse('2026-01-01T00:00:00Z')
    const moments = Array.from({ length: 365 * 96 }, (_, quarter) => new Date(start + quarter * 900_000))
    const startsToday = (now: Date) => defaultFlexSlot(now).day === parisDay(now)
    expect(moments.filter((now) => startsToday(now) !== (minutesLeftForAfternoon(now) !== null))).toEqual([])
  })
})

describe('The time left for an urgent pickup today', () => {
  it.each([
    ['Friday 17:14', '2026-11-20T17:14:00+01:00', null],
    ['Friday 17:15', '2026-11-20T17:15:00+01:00', 60],
    ['Friday 17:33', '2026-11-20T17:33:00+01:00', 42],
    ['Friday 18:14:59', '2026-11-20T18:14:59+01:00', 1],
    ['Friday 18:15', '2026-11-20T18:15:00+01:00', null],
    ['Friday 18:16', '2026-11-20T18:16:00+01:00', null],
    ['Friday 9:00', '2026-11-20T09:00:00+01:00', null],
    ['Sunday 17:33', '2026-11-22T17:33:00+01:00', 42],
    ['a summer evening', '2027-07-13T17:33:00+02:00', 42],
  ])('on %s (%s) is %s', (_, now, left) => {
    expect(minutesLeftForUrgent(new Date(now))).toBe(left)
  })

  it('runs out when the pickup goes to the next morning, and not before', () => {
    const before = new Date('2026-11-19T18:14:00+01:00')
    const left = minutesLeftForUrgent(before) ?? 0
    expect(parisDay(urgentPickup(before))).toBe('2026-11-19')
    expect(parisDay(urgentPickup(new Date(before.getTime() + left * 60_000)))).toBe(addDays('2026-11-19', 1))
  })
})
