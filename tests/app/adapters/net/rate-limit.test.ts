import { describe, expect, it } from 'vitest'
import { mostRetries, retryDelay } from '#adapters/net/rate-limit.ts'

describe('The wait after a 429', () => {
  it.each([
    [1, null, 2000],
    [2, null, 4000],
    [3, null, 8000],
    [4, null, 10_000],
    [1, '', 2000],
    [1, '  ', 2000],
    [1, '0', 0],
    [1, '7', 7000],
    [3, '1', 1000],
    [1, '60', 60_000],
    [2, 'Fri, 20 Nov 2026 09:00:00 GMT', 4000],
    [2, '-5', 4000],
  ])('before retry %i, with Retry-After %j, is %i ms', (attempt, retryAfter, ms) => {
    expect(retryDelay(attempt, retryAfter)).toBe(ms)
  })

  it('comes three times at most', () => {
    expect(mostRetries).toBe(3)
  })
})
