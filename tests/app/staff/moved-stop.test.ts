import { describe, expect, it } from 'vitest'
import { movedStop, shownStops, stopWords } from '#app/staff/runs/model/moved-stop.ts'
import type { StaffRun } from '#contract/staff/run-on-wire.ts'
import type { StopKind } from '#rules/run/run-moves.ts'

const at = new Date('2026-11-20T09:00:00+01:00')

function aStop(orderId: number, kind: StopKind, doneAt: Date | null = null): StaffRun['stops'][number] {
  return { orderId, kind, at, isEstimated: false, isLate: true, doneAt }
}

function aRun(stops: StaffRun['stops']): StaffRun {
  const driver = { id: 7, name: 'Sam Exemple' }
  return {
    id: 1,
    version: 3,
    state: 'planned',
    driver,
    plate: 'AA-000-AA',
    carrier: '',
    payloadKg: null,
    startsAt: at,
    stops,
  }
}

describe('A stop that is moved', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 2, 'acb'],
    [1, 1, 'abc'],
  ])('goes from place %d to place %d: %s', (from, to, order) => {
    expect(movedStop(['a', 'b', 'c'], from, to).join('')).toBe(order)
  })

  it('is named by what is done there', () => {
    expect(stopWords({ orderId: 12, kind: 'pickup' })).toBe('retrait de la commande n° 12')
    expect(stopWords({ orderId: 12, kind: 'delivery' })).toBe('livraison de la commande n° 12')
  })
})

describe('The stops of a run on the screen', () => {
  it('stand as the server has them', () => {
    const run = aRun([aStop(1, 'pickup'), aStop(1, 'delivery')])
    expect(shownStops(run, undefined).map(({ isMoving, isLate }) => [isMoving, isLate])).toEqual([
      [false, true],
      [false, true],
    ])
  })

  it('stand as they are wanted until they are timed anew, and are late no more; what is done keeps its time', () => {
    const run = aRun([aStop(1, 'pickup', at), aStop(2, 'pickup'), aStop(1, 'delivery')])
    const shown = shownStops(run, [run.stops[0]!, run.stops[2]!, run.stops[1]!])
    expect(shown.map(({ orderId, kind, isLate, isMoving }) => [orderId, kind, isLate, isMoving])).toEqual([
      [1, 'pickup', false, false],
      [1, 'delivery', false, true],
      [2, 'pickup', false, true],
    ])
  })
})
