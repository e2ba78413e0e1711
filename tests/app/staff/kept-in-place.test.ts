import { describe, expect, it } from 'vitest'
import { keptInPlace } from '#app/staff/model/kept-in-place.ts'
import { undoableSteps } from '#app/staff/model/bursts.ts'
import { stepsUndone } from '#app/staff/model/step-words.ts'

const rows = (...ids: number[]) => ids.map((id) => ({ id }))
const kept = (before: number[], after: number[], ...staying: number[]) =>
  keptInPlace(rows(...before), rows(...after), (id) => staying.includes(id)).map(({ id }) => id)

describe('A row that stays', () => {
  it.each([
    ['stands behind the one it stood behind', [1, 2, 3], [1, 3], [2], [1, 2, 3]],
    ['stands first where it did', [1, 2, 3], [2, 3], [1], [1, 2, 3]],
    ['stands behind another one that stays', [1, 2, 3, 4], [1, 4], [2, 3], [1, 2, 3, 4]],
    ['is there once where the list has it', [1, 2], [2, 1], [1], [2, 1]],
    ['is alone on an empty list', [1], [], [1], [1]],
  ] as const)('%s', (_, before, after, staying, expected) => {
    expect(kept([...before], [...after], ...staying)).toEqual(expected)
  })
})

describe('Steps that are taken back', () => {
  const steps = [
    { from: 4, to: 3, until: 10_000 },
    { from: 3, to: 1, until: 12_000 },
  ]

  it('are those whose time is not over', () => {
    expect([9999, 11_000, 12_000].map((at) => undoableSteps({ orderId: 1, steps }, new Date(at)))).toEqual([2, 1, 0])
  })

  it('are counted by where the order then stands', () => {
    expect([stepsUndone(steps, 4), stepsUndone(steps, 3), stepsUndone([], 3)]).toEqual([
      '2 étapes annulées',
      'étape annulée',
      'étape annulée',
    ])
  })
})
