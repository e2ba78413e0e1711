import { beforeEach, describe, expect, it } from 'vitest'
import type { DraftContent } from '#app/order/model/draft-content.ts'
import { draftOf, stateFrom } from '#app/order/model/draft-of.ts'
import { draftPrice, priceOfThis, requoteOf } from '#app/order/model/last-price.ts'
import { closeOrder, openOrder } from '#app/order/model/open-order.ts'
import { chooseWeight } from '#app/order/model/order-actions.ts'
import { createOrderState } from '#app/order/model/order-state.ts'
import type { OrderValues } from '#app/order/model/order-values.ts'
import { forgetRepriced } from '#app/order/price/user-quote-cache.ts'
import { createPricing } from '#app/order/price/pricing.ts'
import { userQuoteCache } from '#app/order/price/user-quote-cache.ts'
import { createAutosave } from '#app/order/watch/autosave.ts'
import { keepDraft } from '#app/order/watch/keep-draft.ts'
import { watchPrice } from '#app/order/watch/watch-price.ts'
import { whileFollowed } from '#app/order/watch/while-followed.ts'
import type { RepricedHandover } from '#contract/handover/form-handover.ts'
import type { Quote } from '#state/orders/price-memory.ts'
import { createConnection } from '#state/connection/connection.ts'
import { filledValues } from '../filled-values.ts'
import { camille, friday10h, pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'

const price = {
  tarifBase: 19.9,
  poidsSupplement: 10,
  tempsSupplement: 10,
  supplementLivraison: 0,
  totalHT: 39.9,
  totalTTC: 47.88,
}
const kept: Quote = {
  minutes: 22,
  estimated: false,
  freeMinutes: 20,
  price: { base: 1990, weight: 1000, time: 500, delivery: 0, totalHT: 3490, totalTTC: 4188 },
}
let road: number | null = 24
let now = friday10h
beforeEach(() => {
  road = 24
  now = friday10h
})

describe('The price of a visit', () => {
  it('is kept with the draft as soon as it is there', async () => {
    const { pricing, told, start } = aVisit()
    start()
    await pricing.settled()
    expect(told()).toEqual([4788])
  })

  it('is not kept again when it is the one of the draft', async () => {
    const { pricing, told, start } = aVisit()
    start({ ...kept, price: { ...kept.price, totalTTC: 4788 } })
    await pricing.settled()
    expect(told()).toEqual([])
  })

  it('is not lost when the draft is kept before the form is open', () => {
    const { state, start } = aVisit()
    start(kept)()
    expect(draftOf(state)?.price).toEqual(kept)
  })

  it('is told beside the one of the draft', async () => {
    const { state, pricing, start } = aVisit()
    start(kept)
    await pricing.settled()
    expect(requoteOf(state)).toMatchObject({ from: kept, to: { minutes: 24 } })
  })

  it('is not kept for an order that its author has just changed', async () => {
    const { state, pricing, start } = aVisit()
    start()
    await pricing.settled()
    chooseWeight(state, '-150')
    await Promise.resolve()
    expect(draftOf(state)).toMatchObject({ price: null })
    await pricing.settled()
  })

  it('goes when the form starts over without what a price needs', async () => {
    const { state, pricing, start } = aVisit()
    const stop = start()
    await pricing.settled()
    stop()
    start(null, { poids: '' })
    expect(state.quote).toEqual({ status: 'incomplete' })
  })

  it('is asked for when the network is back', async () => {
    const { pricing, world, start, goOnline } = aVisit()
    goOnline(false)
    road = null
    start()
    await pricing.settled()
    road = 24
    goOnline(true)
    await Promise.resolve()
    expect(world.connection.state.online).toBe(true)
    expect(await pricing.settled()).toMatchObject({ status: 'priced' })
  })

  it('is asked again when the page is seen again after 25 minutes, and not once the visit is over', async () => {
    const { pricing, start, look, count } = aVisit()
    const stop = start()
    await pricing.settled()
    now = new Date(now.getTime() + 25 * 60_000)
    look()
    await pricing.settled()
    expect(count()).toBe(2)
    stop()
    now = new Date(now.getTime() + 25 * 60_000)
    look()
    await pricing.settled()
    expect(count()).toBe(2)
  })

  it('is asked anew when the payment sends back because it changed, though it is young', async () => {
    const { state, pricing, world, start, count } = aVisit()
    const stop = start()
    await pricing.settled()
    stop()
    forgetRepriced({ repriced: true } satisfies RepricedHandover, world, 7)
    road = 26
    start(priceOfThis(state))
    await pricing.settled()
    expect(count()).toBe(2)
    expect(requoteOf(state)).toMatchObject({ from: { minutes: 24 }, to: { minutes: 26 } })
  })

  it.each([null, undefined, {}, { repriced: false }, 'repriced'])(
    'is remembered when the form is reached otherwise: %o',
    async (handedOver) => {
      const { state, pricing, world, start, count } = aVisit()
      const stop = start()
      await pricing.settled()
      stop()
      forgetRepriced(handedOver, world, 7)
      start()
      expect(state.quote.status).toBe('priced')
      expect(count()).toBe(1)
    },
  )
})

/** A form with nothing left to fill, laid into a page that keeps its draft; `told`: the totals that were kept. */
function aVisit() {
  const provider = pretendProvider({
    '/calculate-duration': () => ({ success: road !== null, duration_in_minutes: road }),
    '/fo/calculate-price': ({ estimatedTime }) => ({
      success: true,
      data: { ...price, totalTTC: Number(estimatedTime) === 24 ? 47.88 : 53.88 },
    }),
  })
  let goOnline: (online: boolean) => void = () => {}
  let look = () => {}
  const plain = pretendWorld(provider.fetch)
  const totals: (number | undefined)[] = []
  const world = {
    ...plain,
    drafts: {
      ...plain.drafts,
      writeText: async (_user: number, draft: unknown) =>
        totals.push((draft as DraftContent).price?.price.totalTTC) > 9,
    },
    now: () => now,
    connection: createConnection((onChange) => {
      goOnline = onChange
    }),
    onVisible: (onReturn: () => void) => {
      look = onReturn
      return () => {
        look = () => {}
      }
    },
  }
  const state = createOrderState(camille, now)
  const pricing = createPricing(state, userQuoteCache(world, camille.id), world.sleep)
  const autosave = createAutosave(state, world)
  whileFollowed(state, [() => watchPrice(state, pricing, world), () => keepDraft(state, autosave, world)])
  /** The form opens on a draft that cost this when it was left. */
  const start = (cost: Quote | null = null, changes: Partial<OrderValues> = {}) => {
    openOrder(state, {
      ...stateFrom(null, camille, now),
      values: filledValues(changes),
      lastPrice: cost && draftPrice(cost),
    })
    return () => closeOrder(state, 'reading')
  }
  return {
    state,
    pricing,
    world,
    start,
    told: () => totals,
    goOnline: (online: boolean) => goOnline(online),
    look: () => look(),
    count: () => provider.count('/fo/calculate-price'),
  }
}
