import { describe, expect, it } from 'vitest'
import { nearDay } from '#rules/moment/near-day.ts'

describe('A day seen from another', () => {
  it.each([
    ['2026-11-23', 'hier'],
    ['2026-11-24', 'aujourd’hui'],
    ['2026-11-25', 'demain'],
    ['2026-11-20', 'vendredi 20 novembre'],
    ['2025-11-14', 'vendredi 14 novembre 2025'],
  ])('%s is « %s »', (day, words) => {
    expect(nearDay(day, '2026-11-24')).toBe(words)
  })

  it('is « demain » on the last day of a year', () => {
    expect(nearDay('2027-01-01', '2026-12-31')).toBe('demain')
  })
})
