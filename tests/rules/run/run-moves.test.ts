import { describe, expect, it } from 'vitest'
import { runMoves, runState, withOrders, type Run, type StopName } from '#rules/run/run-moves.ts'

const pickup = (orderId: number): StopName => ({ orderId, kind: 'pickup' })
const delivery = (orderId: number): StopName => ({ orderId, kind: 'delivery' })
/** A run of these stops, the first so many of them done. */
const run = (names: readonly StopName[], done = 0): Run => ({
  isClosed: false,
  stops: names.map((name, index) => ({ ...name, isDone: index < done })),
})
const closed: Run = { ...run([pickup(1), delivery(1)], 2), isClosed: true }
const day = '2026-11-18'
const order = { orderId: 7, status: 4, isCovered: true, day }

describe('A run', () => {
  it.each([
    ['planned', run([])],
    ['planned', run([pickup(1), delivery(1)])],
    ['under way', run([pickup(1), delivery(1)], 1)],
    ['closed', closed],
  ] as const)('is %s', (state, of) => {
    expect(runState(of)).toBe(state)
  })

  it('takes an order that is paid and waits for its pickup, before it leaves and under way', () => {
    for (const status of [4, 3])
      for (const of of [run([]), run([pickup(1), delivery(1)], 1)])
        expect(runMoves.assign(of, { ...order, status }, day)).toBeNull()
  })

  it.each([
    [{ status: 0 }, 'La commande n° 7 est « En attente » : elle ne prend pas la route.'],
    [{ status: 1 }, 'La commande n° 7 est « En cours de livraison » : elle ne prend pas la route.'],
    [{ status: 2 }, 'La commande n° 7 est « Livré » : elle ne prend pas la route.'],
    [{ status: 6 }, 'La commande n° 7 est « Annulé » : elle ne prend pas la route.'],
    [{ isCovered: false }, 'La commande n° 7 n’est pas payée.'],
    [{ day: '2026-11-19' }, 'La commande n° 7 est prévue le jeudi 19 novembre.'],
  ])('takes no order that is %j', (changes, sentence) => {
    expect(runMoves.assign(run([]), { ...order, ...changes }, day)).toBe(sentence)
  })

  it('takes an order that is late from a day before', () => {
    expect(runMoves.assign(run([]), { ...order, day: '2026-11-17' }, day)).toBeNull()
  })

  it('gives an order back until it is picked up', () => {
    const names = [pickup(1), pickup(2), delivery(1), delivery(2)]
    expect(runMoves.takeOff(run(names, 1), { orderId: 2, status: 3 })).toBeNull()
    expect(runMoves.takeOff(run([delivery(2)]), { orderId: 2, status: 3 })).toBeNull()
    for (const status of [1, 2])
      expect(runMoves.takeOff(run(names, 1), { orderId: 1, status })).toBe(
        'La commande n° 1 est déjà dans le véhicule.',
      )
    expect(runMoves.takeOff(run(names), { orderId: 3, status: 3 })).toBe(
      'La commande n° 3 n’est pas sur cette tournée.',
    )
  })

  it('is dropped once it has no stop', () => {
    expect(runMoves.drop(run([]))).toBeNull()
    expect(runMoves.drop(run([pickup(1), delivery(1)]))).toBe(
      'Cette tournée a encore des arrêts : retire d’abord ses commandes.',
    )
  })

  it('changes no more once it is closed', () => {
    const sentence = 'Cette tournée est close : rien n’y change plus.'
    expect([
      runMoves.assign(closed, order, day),
      runMoves.takeOff(closed, { orderId: 1, status: 2 }),
      runMoves.reorder(closed, [pickup(1), delivery(1)]),
      runMoves.change(closed),
      runMoves.drop(closed),
    ]).toEqual(Array.from({ length: 5 }, () => sentence))
    expect(runMoves.change(run([pickup(1), delivery(1)], 1))).toBeNull()
  })
})

describe('The stops of a run', () => {
  const names = [pickup(1), pickup(2), delivery(1), delivery(2)]

  it('take any order in which each pickup stands before its delivery', () => {
    expect(runMoves.reorder(run(names), [pickup(2), delivery(2), pickup(1), delivery(1)])).toBeNull()
    expect(runMoves.reorder(run(names), [delivery(2), pickup(2), pickup(1), delivery(1)])).toBe(
      'Le retrait de la commande n° 2 vient avant sa livraison.',
    )
  })

  it('keep their places where they are done', () => {
    expect(runMoves.reorder(run(names, 1), [pickup(1), delivery(1), pickup(2), delivery(2)])).toBeNull()
    expect(runMoves.reorder(run(names, 1), [pickup(2), pickup(1), delivery(1), delivery(2)])).toBe(
      'Un arrêt qui est fait garde sa place.',
    )
  })

  it.each([
    ['one is missing', [pickup(1), pickup(2), delivery(1)]],
    ['one stands twice', [pickup(1), pickup(2), delivery(1), delivery(1)]],
    ['one is of another run', [pickup(1), pickup(2), delivery(1), delivery(3)]],
  ])('are not put in order where %s', (_what, wanted) => {
    expect(runMoves.reorder(run(names), wanted)).toBe('Ces arrêts ne sont pas ceux de la tournée.')
  })

  it('are those of the orders that come to it, pickups first', () => {
    const orders = [3, 2].map((id) => ({ id, attempts: 0 }))
    expect(withOrders([pickup(1), delivery(1)], orders)).toEqual([
      pickup(1),
      delivery(1),
      pickup(3),
      pickup(2),
      delivery(3),
      delivery(2),
    ])
  })

  it('are without the pickup of an order that was tried before: its goods are with us', () => {
    const orders = [
      { id: 3, attempts: 1 },
      { id: 2, attempts: 0 },
    ]
    expect(withOrders([], orders)).toEqual([pickup(2), delivery(3), delivery(2)])
    expect(
      runMoves.reorder(run([pickup(2), delivery(3), delivery(2)]), [delivery(3), pickup(2), delivery(2)]),
    ).toBeNull()
  })
})
