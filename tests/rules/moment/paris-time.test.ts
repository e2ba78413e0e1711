import { describe, expect, it } from 'vitest'
import {
  addDays,
  minutesOf,
  parisDay,
  parisInstant,
  parisMinutes,
  parisSeconds,
  weekday,
  type TimeOfDay,
} from '#rules/moment/paris-time.ts'

describe('The Paris day', () => {
  it.each([
    ['a winter evening before midnight', '2026-11-20T22:59:59Z', '2026-11-20'],
    ['winter midnight', '2026-11-20T23:00:00Z', '2026-11-21'],
    ['a summer evening before midnight', '2026-07-14T21:59:59Z', '2026-07-14'],
    ['summer midnight', '2026-07-14T22:00:00Z', '2026-07-15'],
    ['the end of a month', '2026-11-30T23:00:00Z', '2026-12-01'],
    ['the last second of the year', '2026-12-31T22:59:59Z', '2026-12-31'],
    ['the first second of the year', '2026-12-31T23:00:00Z', '2027-01-01'],
    ['a leap day', '2028-02-28T23:00:00Z', '2028-02-29'],
    ['midnight before the clocks go forward', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['midnight after the clocks went forward', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['midnight before the clocks go back', '2026-10-24T22:00:00Z', '2026-10-25'],
    ['midnight after the clocks went back', '2026-10-25T23:00:00Z', '2026-10-26'],
  ])('of %s (%s) is %s', (_, instant, day) => {
    expect(parisDay(new Date(instant))).toBe(day)
  })
})

describe('The Paris clock', () => {
  it.each([
    ['in winter', '2026-11-20T09:30:00Z', '10:30'],
    ['in summer', '2026-07-14T09:30:00Z', '11:30'],
    ['at midnight', '2026-11-20T23:00:00Z', '0:00'],
    ['one minute before midnight', '2026-11-20T22:59:00Z', '23:59'],
    ['before the clocks go forward in 2026', '2026-03-29T00:59:00Z', '1:59'],
    ['once the clocks went forward in 2026', '2026-03-29T01:00:00Z', '3:00'],
    ['before the clocks go back in 2026', '2026-10-25T00:59:00Z', '2:59'],
    ['once the clocks went back in 2026', '2026-10-25T01:00:00Z', '2:00'],
    ['before the clocks go forward in 2027', '2027-03-28T00:59:00Z', '1:59'],
    ['once the clocks went forward in 2027', '2027-03-28T01:00:00Z', '3:00'],
    ['before the clocks go back in 2027', '2027-10-31T00:59:00Z', '2:59'],
    ['once the clocks went back in 2027', '2027-10-31T01:00:00Z', '2:00'],
  ] as const)('%s (%s) shows %s', (_, instant, time) => {
    expect(parisMinutes(new Date(instant))).toBe(minutesOf(time))
  })

  it('shows the seconds', () => {
    expect(parisSeconds(new Date('2026-11-20T09:30:59.900Z'))).toBe(59)
  })
})

describe('A day and time in Paris', () => {
  it.each([
    ['in winter', '2026-11-20', '10:30', '2026-11-20T09:30:00.000Z'],
    ['in summer', '2026-07-14', '8:00', '2026-07-14T06:00:00.000Z'],
    ['at midnight', '2026-11-21', '0:00', '2026-11-20T23:00:00.000Z'],
    ['at the end of the year', '2026-12-31', '23:59', '2026-12-31T22:59:00.000Z'],
    ['at the start of the year', '2027-01-01', '0:00', '2026-12-31T23:00:00.000Z'],
    ['before the clocks go forward in 2026', '2026-03-29', '1:59', '2026-03-29T00:59:00.000Z'],
    ['in the hour that spring 2026 skips, one hour later', '2026-03-29', '2:30', '2026-03-29T01:30:00.000Z'],
    ['once the clocks went forward in 2026', '2026-03-29', '3:00', '2026-03-29T01:00:00.000Z'],
    ['on the morning after spring 2026', '2026-03-30', '8:00', '2026-03-30T06:00:00.000Z'],
    ['before the hour that autumn 2026 doubles', '2026-10-25', '1:59', '2026-10-24T23:59:00.000Z'],
    ['in the hour that autumn 2026 doubles, the first time', '2026-10-25', '2:30', '2026-10-25T00:30:00.000Z'],
    ['after the hour that autumn 2026 doubles', '2026-10-25', '3:00', '2026-10-25T02:00:00.000Z'],
    ['on the morning after autumn 2026', '2026-10-26', '8:00', '2026-10-26T07:00:00.000Z'],
    ['in the hour that spring 2027 skips, one hour later', '2027-03-28', '2:30', '2027-03-28T01:30:00.000Z'],
    ['in the hour that autumn 2027 doubles, the first time', '2027-10-31', '2:30', '2027-10-31T00:30:00.000Z'],
  ] as const)('%s: %s %s is %s', (_, day, time, instant) => {
    expect(parisInstant(day, time).toISOString()).toBe(instant)
  })

  it('takes seconds too', () => {
    expect(parisInstant('2026-11-20', '10:30', 5).toISOString()).toBe('2026-11-20T09:30:05.000Z')
  })

  it('comes back from its instant, every quarter of an hour of 2026 and 2027, but for the hours that spring skips', () => {
    const changed = everyQuarter('2026-01-01', '2028-01-01').filter(({ day, time }) => {
      const instant = parisInstant(day, time)
      return parisDay(instant) !== day || parisMinutes(instant) !== minutesOf(time)
    })
    const skipped = ['2:00', '2:15', '2:30', '2:45']
    expect(changed.map(({ day, time }) => `${day} ${time}`)).toEqual(
      ['2026-03-29', '2027-03-28'].flatMap((day) => skipped.map((time) => `${day} ${time}`)),
    )
  })

  it('is no instant when the day is none', () => {
    expect(parisInstant('', '8:00').getTime()).toBeNaN()
  })
})

describe('A weekday', () => {
  it.each([
    ['2026-11-20', 5],
    ['2026-11-21', 6],
    ['2026-11-22', 0],
    ['2026-11-23', 1],
    ['2026-03-29', 0],
    ['2026-10-25', 0],
    ['2028-02-29', 2],
  ])('of %s is %i, Sunday being 0', (day, number) => {
    expect(weekday(day)).toBe(number)
  })
})

describe('A day later', () => {
  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-24', 1, '2026-10-25'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %i days is %s', (day, count, later) => {
    expect(addDays(day, count)).toBe(later)
  })
})

describe('A time of day', () => {
  it.each([
    ['0:00', 0],
    ['7:30', 450],
    ['07:30', 450],
    ['12:30', 750],
    ['23:59', 1439],
  ] as const)('%s is %i minutes after midnight', (time, minutes) => {
    expect(minutesOf(time)).toBe(minutes)
  })
})

function everyQuarter(from: string, to: string): { day: string; time: TimeOfDay }[] {
  const quarters = Array.from(
    { length: 96 },
    (_, quarter): TimeOfDay => `${Math.floor(quarter / 4)}:${['00', '15', '30', '45'][quarter % 4]}` as TimeOfDay,
  )
  const all = []
  for (let day = from; day < to; day = addDays(day, 1)) all.push(...quarters.map((time) => ({ day, time })))
  return all
}
