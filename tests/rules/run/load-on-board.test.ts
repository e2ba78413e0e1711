import { describe, expect, it } from 'vitest'
import { mostOnBoard } from '#rules/run/load-on-board.ts'
import type { StopName } from '#rules/run/run-moves.ts'

const pickup = (orderId: number): StopName => ({ orderId, kind: 'pickup' })
const delivery = (orderId: number): StopName => ({ orderId, kind: 'delivery' })
const kg = new Map([
  [1, 300],
  [2, 500],
  [3, 150],
])
const most = (...stops: readonly StopName[]) => mostOnBoard(stops, (id) => kg.get(id) ?? 0)

describe('The load of a run', () => {
  it.each([
    ['nothing without stops', 0, []],
    ['all that is picked up before the first delivery', 800, [pickup(1), pickup(2), delivery(1), delivery(2)]],
    ['the heavier of two that are never aboard together', 500, [pickup(1), delivery(1), pickup(2), delivery(2)]],
    ['what is only delivered, from the start', 650, [pickup(2), delivery(3), delivery(2)]],
    ['what is only delivered until it is, not beside what comes later', 500, [delivery(3), pickup(2), delivery(2)]],
    ['nothing of an order whose weight nobody knows', 300, [pickup(1), pickup(9), delivery(1), delivery(9)]],
  ])('is %s', (_what, load, stops) => {
    expect(most(...stops)).toBe(load)
  })
})
