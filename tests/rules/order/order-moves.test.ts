import { describe, expect, it } from 'vitest'
import { orderMoves } from '#rules/order/order-moves.ts'

describe('The steps of an order', () => {
  it.each([
    ['paid and in validation (4)', 4, true, [3, 6], []],
    ['unpaid and in validation (4)', 4, false, [6], [3]],
    ['in preparation (3)', 3, true, [1, 6], []],
    ['unpaid and in preparation (3), which was on purpose', 3, false, [1, 6], []],
    ['on the road (1), which can no longer be cancelled', 1, true, [2], []],
    ['delivered (2)', 2, true, [], []],
    ['cancelled (6)', 6, true, [], []],
    ['waiting for a price (0)', 0, false, [6], []],
    ['of an unknown status (5)', 5, true, [], []],
  ])('%s are those of its status', (_, status, isPaid, usual, onPurpose) => {
    const moves = orderMoves({ status, isPaid })
    expect(moves.filter((move) => !move.onPurpose).map(({ to }) => to)).toEqual(usual)
    expect(moves.filter((move) => move.onPurpose).map(({ to }) => to)).toEqual(onPurpose)
  })

  it('begin with the usual next one', () => {
    expect([4, 3, 1].map((status) => orderMoves({ status, isPaid: true })[0]?.to)).toEqual([3, 1, 2])
  })
})
