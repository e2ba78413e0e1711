import { describe, expect, it } from 'vitest'
import { brokenAt, digestOf, firstPrevious } from '#server/waybill/waybill-chain.ts'
import type { WaybillEvent } from '#server/waybill/waybill-events.ts'
import { deliveryFacts, givenEvents, pickupFacts } from '../fixtures/waybill.ts'

const attempt = { kind: 'attempt', reason: 'absent', words: '', calledAt: 0, photos: [] } as const
const chain = (orderId = 1042) =>
  givenEvents(orderId, [
    { kind: 'pickup', ...pickupFacts },
    { ...attempt, photos: [] },
    { kind: 'delivery', ...deliveryFacts },
  ])
const changedAt = (index: number, change: (event: WaybillEvent) => Partial<WaybillEvent>, from = chain()) =>
  from.map((event, at) => (at === index ? { ...event, ...change(event) } : event))
const sealed = (event: WaybillEvent) => ({ ...event, digest: digestOf(event) })

describe('the chain of a waybill', () => {
  it('holds as its events were written, and without one', () => {
    expect(brokenAt(chain())).toBeNull()
    expect(brokenAt([])).toBeNull()
  })

  it.each([
    ['id', { id: 'x' }],
    ['kind', { kind: 'neighbour' }],
    ['run', { run_id: 9 }],
    ['hand', { by_id: 9 }],
    ['time', { at: 1 }],
    ['phone’s time', { phone_at: 1 }],
    ['time of receipt', { received_at: 1 }],
    ['facts', { facts: '{}' }],
    ['digest', { digest: 'f'.repeat(64) }],
  ] as const)('tells that an event has another %s, wherever it is', (_, change) => {
    for (const index of [0, 1, 2])
      expect(brokenAt(changedAt(index, () => change))).toEqual({ place: index + 1, why: 'changed' })
  })

  it('tells every changed byte of what was told', () => {
    for (const [index, { facts }] of chain().entries())
      for (let byte = 0; byte < facts.length; byte += 1) {
        const changed = `${facts.slice(0, byte)}~${facts.slice(byte + 1)}`
        expect(brokenAt(changedAt(index, () => ({ facts: changed })))).toEqual({ place: index + 1, why: 'changed' })
      }
  })

  it('tells an event that was changed and given the digest it then has', () => {
    expect(brokenAt(changedAt(1, (event) => sealed({ ...event, facts: '{}' })))).toEqual({ place: 3, why: 'unlinked' })
  })

  it('tells a missing one, also where the next was moved up', () => {
    expect(brokenAt(chain().slice(1))).toEqual({ place: 1, why: 'missing' })
    expect(brokenAt(chain().toSpliced(1, 1))).toEqual({ place: 2, why: 'missing' })
    const closed = changedAt(1, (event) => sealed({ ...event, place: 2 }), chain().toSpliced(1, 1))
    expect(brokenAt(closed)).toEqual({ place: 2, why: 'unlinked' })
  })

  it('tells a moved one, with its place changed or not', () => {
    const [first, second, third] = chain() as [WaybillEvent, WaybillEvent, WaybillEvent]
    expect(brokenAt([second, first, third])).toEqual({ place: 1, why: 'moved' })
    expect(brokenAt([first, { ...third, place: 2 }, { ...second, place: 3 }])).toEqual({ place: 2, why: 'moved' })
    expect(brokenAt(changedAt(2, () => ({ place: 7 })))).toEqual({ place: 3, why: 'moved' })
  })

  it('tells another order’s, also under this order’s number', () => {
    const [first] = chain() as [WaybillEvent]
    const [, foreign] = chain(7) as [WaybillEvent, WaybillEvent]
    expect(brokenAt([first, foreign])).toEqual({ place: 2, why: 'foreign' })
    expect(brokenAt([first, sealed({ ...foreign, order_id: 1042 })])).toEqual({ place: 2, why: 'unlinked' })
    expect(brokenAt(chain(7).map((event) => sealed({ ...event, order_id: 1042 })))).toEqual({
      place: 1,
      why: 'foreign',
    })
    expect(firstPrevious(7)).not.toBe(firstPrevious(1042))
  })
})
