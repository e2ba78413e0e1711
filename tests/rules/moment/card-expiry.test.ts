import { describe, expect, it } from 'vitest'
import { cardExpiryWords, hasCardExpired } from '#rules/moment/card-expiry.ts'

describe('A card', () => {
  it.each([
    ['2026-11', '2026-11-30T22:59:59Z', false],
    ['2026-11', '2026-11-30T23:00:00Z', true],
    ['2026-12', '2026-11-30T23:00:00Z', false],
    ['2025-12', '2026-01-15T12:00:00Z', true],
    ['2031-01', '2026-11-18T09:00:00Z', false],
  ])('of %s has expired at %s, in Paris: %s', (expires, now, is) => {
    expect(hasCardExpired(expires, new Date(now))).toBe(is)
  })

  it('says its last month as it stands on it', () => {
    expect(cardExpiryWords('2028-12')).toBe('12/28')
  })
})
