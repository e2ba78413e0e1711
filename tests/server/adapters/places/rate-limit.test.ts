import { describe, expect, it } from 'vitest'
import { createRateLimit } from '#server/adapters/geoplateforme/rate-limit.ts'

describe('a rate limit', () => {
  const asked = (perSecond: number, ...times: number[]): readonly boolean[] => {
    let at = 0
    const mayCall = createRateLimit(perSecond, () => new Date(at))
    return times.map((time) => {
      at = time
      return mayCall()
    })
  }

  it('grants so many calls at once, and no more', () => {
    expect(asked(2, 0, 0, 0)).toEqual([true, true, false])
  })

  it('grants again one second after each call', () => {
    expect(asked(2, 0, 600, 999, 1000, 1001, 1600)).toEqual([true, true, false, true, false, true])
  })

  it('does not count what it refused', () => {
    expect(asked(1, 0, 500, 900, 1000)).toEqual([true, false, false, true])
  })
})
