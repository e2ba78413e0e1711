import { beforeEach, describe, expect, it } from 'vitest'
import { requoteOf } from '#app/order/model/last-price.ts'
import { restore } from '#app/order/model/order-actions.ts'
import { createOrderStore } from '#app/order/order-store.ts'
import { camille, pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'
import { filledValues } from '../filled-values.ts'

let base = 19.9
beforeEach(async () => {
  base = 19.9
  await pretendWorld(fetch).drafts.drop(camille.id)
})

describe('The price of an order form that is opened again', () => {
  it('is told beside the one that was last seen, with the line that changed', async () => {
    const first = await opened()
    const { deliveryReceipt: _, ...values } = filledValues()
    restore(first.state, values)
    await new Promise(setImmediate)
    await first.pricing.settled()
    await new Promise(setImmediate)
    await first.autosave.settled()
    first.stop()
    base = 21.9
    const again = await opened()
    await again.pricing.settled()
    expect(requoteOf(again.state)).toMatchObject({
      from: { price: { base: 1990, totalTTC: 4788 } },
      to: { price: { base: 2190, totalTTC: 5028 } },
    })
  })
})

/** The form on its draft, in a page of its own. */
async function opened() {
  const provider = pretendProvider({
    '/calculate-duration': () => ({ success: true, duration_in_minutes: 24 }),
    '/fo/calculate-price': () => {
      const totalHT = base + 20
      return {
        success: true,
        data: {
          tarifBase: base,
          poidsSupplement: 10,
          tempsSupplement: 10,
          supplementLivraison: 0,
          totalHT,
          totalTTC: totalHT * 1.2,
        },
      }
    },
  })
  const world = pretendWorld(provider.fetch)
  world.resumed.add(camille.id)
  const visit = createOrderStore(world, camille)
  const stop = visit.start()
  while (visit.state.status !== 'open') await new Promise(setImmediate)
  return { ...visit, stop }
}
