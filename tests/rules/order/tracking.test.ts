import { describe, expect, it } from 'vitest'
import { isTracked } from '#rules/order/tracking.ts'

const now = new Date('2026-11-20T10:00:00Z')
const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * 86_400_000 + ms)

describe('The tracking of an order', () => {
  it.each([
    [1, null, true],
    [2, daysAgo(0), true],
    [2, daysAgo(30, 1), true],
    [2, daysAgo(30), false],
    [2, null, false],
    [0, null, false],
    [4, null, false],
    [3, null, false],
    [6, null, false],
  ])('shows something at status %i, delivered %s: %s', (status, deliveredAt, isShown) => {
    expect(isTracked({ status, deliveredAt }, now)).toBe(isShown)
  })
})
