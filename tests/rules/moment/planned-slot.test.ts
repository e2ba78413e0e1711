import { describe, expect, it } from 'vitest'
import { plannedProblem } from '#rules/moment/planned-slot.ts'

const dayBefore = (moment: string) => new Date(Date.parse(moment) - 86_400_000)

describe('The notice of a planned delivery', () => {
  const now = new Date('2026-11-20T09:00:00+01:00')

  it.each([
    ['an hour ago', '2026-11-20T08:00:00+01:00', 'too-soon'],
    ['now', '2026-11-20T09:00:00+01:00', 'too-soon'],
    ['2 h 59 min ahead', '2026-11-20T11:59:00+01:00', 'too-soon'],
    ['exactly 3 hours ahead', '2026-11-20T12:00:00+01:00', 'too-soon'],
    ['3 hours and a second ahead', '2026-11-20T12:00:01+01:00', null],
    ['3 hours and a minute ahead', '2026-11-20T12:01:00+01:00', null],
    ['too soon and out of hours: the notice is told first', '2026-11-20T07:00:00+01:00', 'too-soon'],
  ])('%s (%s): %s', (_, moment, problem) => {
    expect(plannedProblem(new Date(moment), now)).toBe(problem)
  })

  it('is real hours, across the hour that autumn doubles', () => {
    const night = new Date('2026-10-25T01:30:00+02:00')
    expect(plannedProblem(new Date(night.getTime() + 3 * 3_600_000), night)).toBe('too-soon')
  })
})

describe('The hours of a planned delivery', () => {
  it.each([
    ['Monday 7:29', '2026-11-23T07:29:00+01:00', 'outside-hours'],
    ['Monday 7:29:59', '2026-11-23T07:29:59+01:00', 'outside-hours'],
    ['Monday 7:30', '2026-11-23T07:30:00+01:00', null],
    ['Friday 12:31', '2026-11-20T12:31:00+01:00', null],
    ['Friday 17:30', '2026-11-20T17:30:00+01:00', null],
    ['Friday 17:30:01', '2026-11-20T17:30:01+01:00', 'outside-hours'],
    ['Friday 17:31', '2026-11-20T17:31:00+01:00', 'outside-hours'],
    ['Friday 23:59', '2026-11-20T23:59:00+01:00', 'outside-hours'],
    ['Saturday 0:00', '2026-11-21T00:00:00+01:00', 'outside-hours'],
    ['Saturday 7:30', '2026-11-21T07:30:00+01:00', 'outside-hours'],
    ['Saturday 8:29', '2026-11-21T08:29:00+01:00', 'outside-hours'],
    ['Saturday 8:30', '2026-11-21T08:30:00+01:00', null],
    ['Saturday 12:30', '2026-11-21T12:30:00+01:00', null],
    ['Saturday 12:31', '2026-11-21T12:31:00+01:00', 'outside-hours'],
    ['Saturday 17:00', '2026-11-21T17:00:00+01:00', 'outside-hours'],
    ['Sunday 10:00', '2026-11-22T10:00:00+01:00', 'outside-hours'],
    ['a summer Tuesday 7:30', '2027-07-13T07:30:00+02:00', null],
    ['a summer Tuesday 7:29', '2027-07-13T07:29:00+02:00', 'outside-hours'],
    ['the Sunday of a clock change', '2027-03-28T10:00:00+02:00', 'outside-hours'],
    ['7:30 on the Monday after the clocks went forward', '2027-03-29T07:30:00+02:00', null],
    ['17:31 on the Monday after the clocks went back', '2027-11-01T17:31:00+01:00', 'outside-hours'],
  ])('%s (%s): %s', (_, moment, problem) => {
    expect(plannedProblem(new Date(moment), dayBefore(moment))).toBe(problem)
  })

  it('refuse what is no date', () => {
    expect(plannedProblem(new Date(Number.NaN), new Date('2026-11-01T09:00:00+01:00'))).toBe('outside-hours')
  })

  it.each([
    ['2027-01-19T17:30:00+01:00', null],
    ['2027-01-20T07:30:00+01:00', 'too-far'],
    ['2030-01-21T10:00:00+01:00', 'too-far'],
    ['9999-12-31T23:59:59-12:00', 'too-far'],
  ])('end sixty days after the day of the order, 20 November: %s, %s', (moment, problem) => {
    expect(plannedProblem(new Date(moment), new Date('2026-11-20T23:30:00+01:00'))).toBe(problem)
  })
})
