import { describe, expect, it } from 'vitest'
import type { CardFields } from '#adapters/payments/card-fields.ts'
import { ProcessorFailure } from '#adapters/failures/failures.ts'
import { drawCardFields } from '#app/payment/card/draw-card-fields.ts'

/** Fields that are drawn as told, and count how often they are closed. */
function someFields(show: () => Promise<void> = async () => {}) {
  let closed = 0
  const fields = { show, repaint: () => {}, close: () => void closed++ } as unknown as CardFields
  return { fields, timesClosed: () => closed }
}

const place = () => ({}) as HTMLElement
const settle = () => new Promise(setImmediate)

describe('Fields that are drawn in a screen', () => {
  it('are closed once when it is left', async () => {
    const { fields, timesClosed } = someFields()
    const told: unknown[] = []
    const leave = drawCardFields(Promise.resolve(fields), place, (view) => void told.push(view))
    await settle()
    leave()
    expect([told, timesClosed()]).toEqual([[fields], 1])
  })

  it('are closed once when it is left while they are drawn', async () => {
    let fail = (_: Error) => {}
    const { fields, timesClosed } = someFields(() => new Promise((_, reject) => (fail = reject)))
    const told: unknown[] = []
    const leave = drawCardFields(Promise.resolve(fields), place, (view) => void told.push(view))
    await settle()
    leave()
    fail(new ProcessorFailure('destroyed'))
    await settle()
    expect([told, timesClosed()]).toEqual([[], 1])
  })

  it('are closed once when it was left before they opened, or has no place for them', async () => {
    for (const spot of [place, () => null]) {
      const { fields, timesClosed } = someFields()
      const leave = drawCardFields(Promise.resolve(fields), spot, () => {})
      if (spot === place) leave()
      await settle()
      leave()
      expect(timesClosed()).toBe(1)
    }
  })

  it('are lost, and closed, when they cannot be drawn', async () => {
    const { fields, timesClosed } = someFields(() => Promise.reject(new ProcessorFailure('Stripe')))
    const told: unknown[] = []
    const leave = drawCardFields(Promise.resolve(fields), place, (view) => void told.push(view))
    await settle()
    leave()
    expect([told, timesClosed()]).toEqual([['lost'], 1])
  })
})
