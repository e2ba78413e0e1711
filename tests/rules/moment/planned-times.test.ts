import { holidaysOnly } from '#rules/moment/closings.ts'
import { describe, expect, it } from 'vitest'
import { dayStrip } from '#rules/moment/day-strip.ts'
import { firstPlannedTime, plannedTimes } from '#rules/moment/planned-times.ts'
import { friday10h } from '#tests/builders/pretend-world.ts'

describe('The times of a planned delivery', () => {
  it('are the half-hours from 7:30 to 17:30 on a working day', () => {
    const times = plannedTimes('2026-11-23', friday10h, holidaysOnly)
    expect([times[0], times.at(-1), times.length]).toEqual(['07:30', '17:30', 21])
  })

  it('are the half-hours from 8:30 to 12:30 on a Saturday', () => {
    expect(plannedTimes('2026-11-21', friday10h, holidaysOnly)).toEqual([
      '08:30',
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
      '12:00',
      '12:30',
    ])
  })

  it('are none on a Sunday', () => {
    expect(plannedTimes('2026-11-22', friday10h, holidaysOnly)).toEqual([])
  })

  it('start strictly more than three hours from now', () => {
    expect(plannedTimes('2026-11-20', friday10h, holidaysOnly)[0]).toBe('13:30')
  })

  it('are those of the Paris clock on the day that it goes back', () => {
    const friday = new Date('2026-10-23T10:00:00+02:00')
    expect(plannedTimes('2026-10-25', friday, holidaysOnly)).toEqual([])
    expect(plannedTimes('2026-10-26', friday, holidaysOnly)[0]).toBe('07:30')
  })
})

describe('The strip of days', () => {
  it('shows today and the thirteen days after it, the closed ones out of reach', () => {
    const strip = dayStrip(friday10h, (day) => day !== '2026-11-22', '2026-11-21', holidaysOnly)
    expect(strip).toHaveLength(14)
    expect(strip[1]).toEqual({
      value: '2026-11-21',
      weekday: 'sam.',
      day: '21',
      month: 'nov.',
      label: 'samedi 21 novembre',
      disabled: false,
      closed: null,
    })
    expect(strip.filter(({ disabled }) => disabled).map(({ value }) => value)).toEqual(['2026-11-22'])
  })

  it('begins with the first day that is open, and with a closed one only while it is the chosen one', () => {
    const isOpen = (day: string) => day > '2026-11-22'
    expect(dayStrip(friday10h, isOpen, '2026-11-24', holidaysOnly)[0]?.value).toBe('2026-11-23')
    expect(dayStrip(friday10h, isOpen, '2026-11-21', holidaysOnly).slice(0, 2)).toMatchObject([
      { value: '2026-11-21', disabled: true },
      { value: '2026-11-22', disabled: true },
    ])
    expect(dayStrip(friday10h, () => false, '', holidaysOnly)).toHaveLength(14)
  })

  it('ends with the chosen day when the calendar gave a later one', () => {
    const strip = dayStrip(friday10h, () => true, '2026-12-17', holidaysOnly)
    expect(strip).toHaveLength(15)
    expect(strip.at(-1)?.label).toBe('jeudi 17 décembre')
  })

  it('starts with the Paris day, whatever the day elsewhere', () => {
    expect(dayStrip(new Date('2026-11-20T23:30:00Z'), () => true, '2026-11-21', holidaysOnly)[0]?.value).toBe(
      '2026-11-21',
    )
  })
})

describe('The first time there is for a planned delivery', () => {
  it.each([
    ['2026-11-20T10:00:00+01:00', '2026-11-20 13:30'],
    ['2026-11-20T14:29:59+01:00', '2026-11-20 17:30'],
    ['2026-11-20T14:30:00+01:00', '2026-11-21 08:30'],
    ['2026-11-21T09:30:00+01:00', '2026-11-23 07:30'],
  ])('is, at %s, %s', (now, first) => {
    expect(firstPlannedTime(new Date(now), holidaysOnly)).toBe(first)
  })
})
