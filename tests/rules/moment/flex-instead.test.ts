import { holidaysOnly } from '#rules/moment/closings.ts'
import { describe, expect, it } from 'vitest'
import { flexInstead } from '#rules/moment/flex-instead.ts'

const monday = { day: '2026-11-23', halfDay: 'AM' }

describe('Flex instead of Urgent', () => {
  it.each([
    [
      'a Friday at 18:15, whose Saturday comes sooner',
      '2026-11-20T18:15:00+01:00',
      { slot: { day: '2026-11-21', halfDay: 'AM' }, pickup: 'sooner' },
    ],
    ['a Saturday evening', '2026-11-21T18:15:00+01:00', { slot: monday, pickup: 'same' }],
    ['a Sunday evening', '2026-11-22T18:20:00+01:00', { slot: monday, pickup: 'same' }],
    ['a Tuesday evening', '2026-11-24T20:00:00+01:00', { slot: { day: '2026-11-25', halfDay: 'AM' }, pickup: 'same' }],
    [
      'a Friday once its hours are over',
      '2026-11-20T17:00:00+01:00',
      { slot: { day: '2026-11-21', halfDay: 'AM' }, pickup: 'working-day' },
    ],
    [
      'a Monday before 18:15',
      '2026-11-23T18:14:59+01:00',
      { slot: { day: '2026-11-24', halfDay: 'AM' }, pickup: 'working-day' },
    ],
    ['a Saturday afternoon', '2026-11-21T12:00:00+01:00', { slot: monday, pickup: 'working-day' }],
    ['a Sunday in daytime', '2026-11-22T10:00:00+01:00', { slot: monday, pickup: 'working-day' }],
  ])('is as good on %s', (_, now, instead) => {
    expect(flexInstead(new Date(now), holidaysOnly)).toEqual(instead)
  })

  it.each([
    '2026-11-20T10:00:00+01:00',
    '2026-11-20T16:59:59+01:00',
    '2026-11-21T11:59:59+01:00',
    '2026-11-24T00:30:00+01:00',
  ])('is no better at %s', (now) => {
    expect(flexInstead(new Date(now), holidaysOnly)).toBeNull()
  })
})
