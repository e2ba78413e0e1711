import { everyDay } from '#rules/moment/availability.ts'
import { describe, expect, it } from 'vitest'
import { dayIsOpen, defaultFlexSlot, halfDayIsOpen, halfDayLabel } from '#rules/moment/flex-slots.ts'

describe('The slot a new order starts with', () => {
  it.each([
    ['Monday 0:00', '2026-11-23T00:00:00+01:00', '2026-11-23', 'PM'],
    ['Friday 9:00', '2026-11-20T09:00:00+01:00', '2026-11-20', 'PM'],
    ['Friday 12:29', '2026-11-20T12:29:00+01:00', '2026-11-20', 'PM'],
    ['Friday 12:29:59', '2026-11-20T12:29:59+01:00', '2026-11-20', 'PM'],
    ['Friday 12:30', '2026-11-20T12:30:00+01:00', '2026-11-21', 'AM'],
    ['Friday 12:31', '2026-11-20T12:31:00+01:00', '2026-11-21', 'AM'],
    ['Friday 23:59', '2026-11-20T23:59:00+01:00', '2026-11-21', 'AM'],
    ['Saturday 0:01', '2026-11-21T00:01:00+01:00', '2026-11-23', 'AM'],
    ['Saturday 12:29', '2026-11-21T12:29:00+01:00', '2026-11-23', 'AM'],
    ['Saturday 12:31', '2026-11-21T12:31:00+01:00', '2026-11-23', 'AM'],
    ['Sunday 8:00', '2026-11-22T08:00:00+01:00', '2026-11-23', 'AM'],
    ['Sunday 20:00', '2026-11-22T20:00:00+01:00', '2026-11-23', 'AM'],
    ['Thursday 15:00', '2026-11-19T15:00:00+01:00', '2026-11-20', 'AM'],
    ['the last afternoon of the year', '2026-12-31T15:00:00+01:00', '2027-01-01', 'AM'],
    ['the Saturday before the clocks go forward', '2026-03-28T10:00:00+01:00', '2026-03-30', 'AM'],
    ['the Sunday on which the clocks go forward', '2026-03-29T10:00:00+02:00', '2026-03-30', 'AM'],
    ['the Sunday on which the clocks go back', '2026-10-25T10:00:00+01:00', '2026-10-26', 'AM'],
    ['12:29 on the Monday after the clocks went back', '2026-10-26T12:29:00+01:00', '2026-10-26', 'PM'],
    ['12:29 in summer', '2026-07-15T12:29:00+02:00', '2026-07-15', 'PM'],
    ['12:30 in summer', '2026-07-15T12:30:00+02:00', '2026-07-16', 'AM'],
  ])('on %s (%s) is %s, %s', (_, now, day, halfDay) => {
    expect(defaultFlexSlot(new Date(now), everyDay)).toEqual({ day, halfDay })
  })

  it('can always still be asked for, at each half-hour of a year', () => {
    const start = Date.parse('2026-01-01T00:00:00Z')
    const moments = Array.from({ length: 365 * 48 }, (_, half) => new Date(start + half * 1_800_000))
    expect(moments.filter((now) => !halfDayIsOpen(defaultFlexSlot(now, everyDay), now, everyDay))).toEqual([])
  })
})

describe('A half-day', () => {
  const fridayMorning = new Date('2026-11-20T09:00:00+01:00')

  it.each([
    ['this morning', '2026-11-20', 'AM', false],
    ['this afternoon', '2026-11-20', 'PM', true],
    ['yesterday afternoon', '2026-11-19', 'PM', false],
    ['Saturday morning', '2026-11-21', 'AM', true],
    ['Saturday afternoon', '2026-11-21', 'PM', false],
    ['Sunday morning', '2026-11-22', 'AM', false],
    ['Sunday afternoon', '2026-11-22', 'PM', false],
    ['Monday morning', '2026-11-23', 'AM', true],
    ['Monday afternoon', '2026-11-23', 'PM', true],
    ['a morning next year', '2027-01-04', 'AM', true],
    ['the morning sixty days ahead', '2027-01-19', 'AM', true],
    ['the morning sixty-one days ahead', '2027-01-20', 'AM', false],
    ['a morning in ten years', '2036-11-20', 'AM', false],
  ] as const)('%s (%s %s), seen on Friday at 9:00, is open: %s', (_, day, halfDay, open) => {
    expect(halfDayIsOpen({ day, halfDay }, fridayMorning, everyDay)).toBe(open)
  })

  it.each([
    ['12:29', true],
    ['12:30', false],
    ['12:31', false],
  ])('of this afternoon, seen at %s, is open: %s', (time, open) => {
    expect(halfDayIsOpen({ day: '2026-11-20', halfDay: 'PM' }, new Date(`2026-11-20T${time}:00+01:00`), everyDay)).toBe(
      open,
    )
  })

  it('of this morning is closed even before it begins', () => {
    expect(halfDayIsOpen({ day: '2026-11-20', halfDay: 'AM' }, new Date('2026-11-20T06:00:00+01:00'), everyDay)).toBe(
      false,
    )
  })

  it.each([
    ['AM', 'Matin 7h-12h'],
    ['PM', 'Après-midi 13h-17h'],
  ] as const)('%s is called « %s »', (halfDay, label) => {
    expect(halfDayLabel(halfDay)).toBe(label)
  })
})

describe('A day of the date picker', () => {
  it.each([
    ['today before 12:30', '2026-11-20T12:29:00+01:00', '2026-11-20', true],
    ['today from 12:30 on', '2026-11-20T12:30:00+01:00', '2026-11-20', false],
    ['tomorrow, a Saturday', '2026-11-20T12:30:00+01:00', '2026-11-21', true],
    ['this Saturday itself', '2026-11-21T06:00:00+01:00', '2026-11-21', false],
    ['a Sunday', '2026-11-20T09:00:00+01:00', '2026-11-22', false],
    ['yesterday', '2026-11-20T09:00:00+01:00', '2026-11-19', false],
  ])('%s (at %s, %s) is open: %s', (_, now, day, open) => {
    expect(dayIsOpen(day, new Date(now), everyDay)).toBe(open)
  })
})
