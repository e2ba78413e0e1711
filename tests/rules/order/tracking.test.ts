import { describe, expect, it } from 'vitest'
import { isTracked } from '#rules/order/tracking.ts'

const now = new Date('2026-11-20T10:00:00Z')
const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * 86_400_000 + ms)

describe('The tracking of an order', () => {
  it.each([
    [1, null, false, true],
    [2, daysAgo(0), true, true],
    [2, daysAgo(30, 1), true, true],
    [2, daysAgo(30), true, false],
    [2, null, true, false],
    [0, null, true, false],
    [4, null, true, true],
    [4, null, false, false],
    [3, null, true, true],
    [3, null, false, false],
    [6, null, true, false],
  ])('shows something at status %i, delivered %s, covered %s: %s', (status, deliveredAt, isCovered, isShown) => {
    expect(isTracked({ status, isCovered, deliveredAt }, now)).toBe(isShown)
  })
})
