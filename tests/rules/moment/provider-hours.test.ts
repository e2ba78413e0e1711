import { describe, expect, it } from 'vitest'
import { isAfterHours, isOutsideHours } from '#rules/moment/provider-hours.ts'

describe('The hours of the banner', () => {
  it.each([
    ['Friday 7:59', '2026-11-20T07:59:00+01:00', 'before'],
    ['Friday 8:00', '2026-11-20T08:00:00+01:00', 'within'],
    ['Friday 16:59:59', '2026-11-20T16:59:59+01:00', 'within'],
    ['Friday 17:00', '2026-11-20T17:00:00+01:00', 'after'],
    ['Friday 23:59', '2026-11-20T23:59:00+01:00', 'after'],
    ['Saturday 8:59', '2026-11-21T08:59:00+01:00', 'before'],
    ['Saturday 9:00', '2026-11-21T09:00:00+01:00', 'within'],
    ['Saturday 12:00', '2026-11-21T12:00:00+01:00', 'after'],
    ['Sunday 10:00', '2026-11-22T10:00:00+01:00', 'after'],
    ['the Sunday night on which the clocks go back', '2026-10-25T02:30:00+01:00', 'after'],
  ])('%s (%s) is %s them', (_, at, is) => {
    const now = new Date(at)
    expect([isOutsideHours(now), isAfterHours(now)]).toEqual([is !== 'within', is === 'after'])
  })
})
