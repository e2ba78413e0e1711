import { describe, expect, it } from 'vitest'
import { api } from '#contract/api.ts'
import { createReplyCheck } from '#server/guards/check-reply.ts'

const [good, bad] = [
  { success: true, data: null },
  { success: 'oui', data: null },
]
const at = (ms: number) => new Date(Date.UTC(2026, 10, 18, 9) + ms)

describe('a reply that is not what the contract says', () => {
  it('is found among the first twenty of a second, and each twentieth after them', () => {
    const check = createReplyCheck()
    const found: number[] = []
    for (let reply = 1; reply <= 100; reply += 1) {
      try {
        check(api.calculatePrice, bad, at(reply * 9))
      } catch {
        found.push(reply)
      }
    }
    expect(found).toEqual([...Array.from({ length: 20 }, (_, index) => index + 1), 40, 60, 80, 100])
  })

  it('is found at once in the next second, and in any other call', () => {
    const check = createReplyCheck()
    for (let reply = 0; reply < 50; reply += 1) check(api.calculatePrice, good, at(0))
    expect(() => check(api.calculatePrice, bad, at(999))).not.toThrow()
    expect(() => check(api.estimatePrice, bad, at(999))).toThrow('/')
    expect(() => check(api.calculatePrice, bad, at(1000))).toThrow(
      'a reply of /fo/calculate-price is not what the contract says: success',
    )
  })
})
