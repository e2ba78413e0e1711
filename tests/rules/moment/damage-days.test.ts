import { describe, expect, it } from 'vitest'
import { lastDamageDay } from '#rules/moment/damage-days.ts'

describe('The days to report a damage', () => {
  it.each([
    ['2026-11-24T10:00:00+01:00', '2026-11-27', 'a week without a holiday'],
    ['2026-11-20T17:00:00+01:00', '2026-11-24', 'a Sunday between'],
    ['2026-05-22T09:00:00+02:00', '2026-05-27', 'Whit Sunday and Monday between'],
    ['2026-12-23T23:30:00+01:00', '2026-12-28', 'Christmas and a Sunday between'],
    ['2026-12-31T08:00:00+01:00', '2027-01-05', 'the first of January between'],
    ['2026-11-23T23:30:00Z', '2026-11-27', 'past midnight in Paris already'],
  ])('delivered %s end with %s: %s', (deliveredAt, last) => {
    expect(lastDamageDay(new Date(deliveredAt))).toBe(last)
  })
})
