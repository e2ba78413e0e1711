import { beforeEach, describe, expect, it } from 'vitest'
import type { OrderValues } from '#app/order/model/order-values.ts'
import { draftPrice, priceBefore, priceOfThis, requoteOf } from '#app/order/model/last-price.ts'
import { createOrderState } from '#app/order/model/order-state.ts'
import { createPricing } from '#app/order/price/pricing.ts'
import { quoteInputs, type QuoteInputs } from '#app/order/price/quote-inputs.ts'
import type { Quote } from '#state/orders/price-memory.ts'
import { userQuoteCache } from '#app/order/price/user-quote-cache.ts'
import { tellRequote } from '#app/order/price/tell-requote.ts'
import { weightBandKeys } from '#rules/price/weight-bands.ts'
import { filledValues } from '../filled-values.ts'
import { atOnce, camille, friday10h, pretendProvider, pretendWorld, said } from '#tests/builders/pretend-world.ts'

const minuteMs = 60_000

/** The road and the price of the pretended provider: 24 min cost 47,88 €, 26 min 53,88 €. */
let road: number | null = 24
let now = friday10h
beforeEach(() => {
  road = 24
  now = friday10h
})

describe('A price in sight', () => {
  it('is not asked again while it is younger than 25 minutes', async () => {
    const { pricing, counts } = await priced()
    pass(24)
    await pricing.confirmed()
    expect(counts()).toEqual([1, 1])
  })

  it('is asked again before the order is sent once it is 25 minutes old: the payment holds a price for 30', async () => {
    const { pricing, counts } = await priced()
    pass(25)
    expect(await pricing.confirmed()).toMatchObject({ status: 'priced' })
    expect(counts()).toEqual([2, 2])
  })

  it('goes through when it is the same again', async () => {
    const { state, pricing } = await priced()
    pass(40)
    expect(await pricing.confirmed()).toMatchObject({ quote: { price: { totalTTC: 4788 } } })
    expect(requoteOf(state)).toBeNull()
  })

  it('stays in sight while it is asked again', async () => {
    const { state, pricing } = await priced()
    pass(40)
    void pricing.confirmed()
    expect(state.quote.status).toBe('priced')
    await pricing.settled()
  })

  it('stops the order when it is another one now, says both, and lets the next submission through', async () => {
    const { state, pricing, world } = await priced()
    pass(40)
    road = 26
    expect(await pricing.confirmed()).toBeNull()
    tellRequote(state, world.toasts)
    expect(said(world)).toEqual(['Prix mis à jour : 47,88\u00A0€ → 53,88\u00A0€'])
    expect(requoteOf(state)).toMatchObject({ from: { minutes: 24 }, to: { minutes: 26 } })
    expect(await pricing.confirmed()).toMatchObject({ quote: { price: { totalTTC: 5388 } } })
  })

  it('stops the order when there is none any more, and says so', async () => {
    const { state, pricing, world } = await priced()
    pass(40)
    road = null
    expect(await pricing.confirmed()).toBeNull()
    tellRequote(state, world.toasts)
    expect(said(world)).toEqual(['Tarif indisponible. On revient vite par mail pour vous confirmer le prix'])
    expect(state.quote).toEqual({ status: 'unavailable', why: 'unavailable' })
  })

  it('says what it was until an input changes', async () => {
    const { state, pricing } = await priced()
    pass(40)
    road = 26
    await pricing.confirmed()
    pricing.ask(inputs())
    expect(requoteOf(state)).not.toBeNull()
    pricing.ask(inputs({ poids: '-150' }))
    expect(requoteOf(state)).toBeNull()
    await pricing.settled()
    expect(requoteOf(state)).toBeNull()
  })
})

describe('A price that somebody looks at again', () => {
  it('is asked again silently when it is old, and says what it was when it changed', async () => {
    const { state, pricing } = await priced()
    pass(40)
    road = 26
    pricing.wake()
    expect(state.quote.status).toBe('priced')
    await pricing.settled()
    expect(requoteOf(state)).toMatchObject({ to: { price: { totalTTC: 5388 } } })
  })

  it('is not asked again when it is young', async () => {
    const { pricing, counts } = await priced()
    pass(10)
    pricing.wake()
    await pricing.settled()
    expect(counts()).toEqual([1, 1])
  })

  it('is asked again once, however often somebody looks meanwhile', async () => {
    const { pricing, counts } = await priced()
    pass(40)
    pricing.wake()
    pricing.wake()
    await pricing.settled()
    expect(counts()).toEqual([2, 2])
  })

  it('stays when nothing comes in its place', async () => {
    const { state, pricing } = await priced()
    pass(40)
    road = null
    pricing.wake()
    await pricing.settled()
    expect(state.quote).toMatchObject({ status: 'priced', quote: { minutes: 24 } })
  })

  it('is asked once more when there was none', async () => {
    const { pricing } = visit()
    road = null
    pricing.ask(inputs())
    await pricing.settled()
    road = 24
    pricing.wake()
    expect(await pricing.settled()).toMatchObject({ status: 'priced' })
  })
})

describe('The price of a draft', () => {
  const kept: Quote = {
    minutes: 22,
    estimated: false,
    freeMinutes: 20,
    price: { base: 1990, weight: 1000, time: 500, delivery: 0, totalHT: 3490, totalTTC: 4188 },
  }

  it('is in sight while the new one is asked for', () => {
    const { state, pricing } = visit()
    state.lastPrice = draftPrice(kept)
    pricing.ask(inputs(), true)
    expect([state.quote.status, priceBefore(state)]).toEqual(['loading', kept])
  })

  it('is told beside the new one when they differ', async () => {
    const { state, pricing } = visit()
    state.lastPrice = draftPrice(kept)
    pricing.ask(inputs(), true)
    await pricing.settled()
    expect(requoteOf(state)).toMatchObject({ from: { price: { totalTTC: 4188 } }, to: { price: { totalTTC: 4788 } } })
  })

  it('is told even when the new one comes only after the network was back', async () => {
    const { state, pricing } = visit()
    road = null
    state.lastPrice = draftPrice(kept)
    pricing.ask(inputs(), true)
    await pricing.settled()
    expect(priceOfThis(state)).toEqual(kept)
    road = 24
    pricing.wake()
    await pricing.settled()
    expect(requoteOf(state)).toMatchObject({ from: { minutes: 22 } })
  })

  it('is forgotten when its author changes the order first', async () => {
    const { state, pricing } = visit()
    state.lastPrice = draftPrice(kept)
    pricing.ask(inputs(), true)
    pricing.ask(inputs({ poids: '-150' }))
    expect(priceOfThis(state)).toBeNull()
    await pricing.settled()
    expect(requoteOf(state)).toBeNull()
  })
})

describe('The calculations of a page session', () => {
  it('are remembered and counted over several visits of the form', async () => {
    const session = visit()
    await priced(session)
    const next = createOrderState(camille, friday10h)
    const again = createPricing(next, userQuoteCache(session.world, 7), atOnce)
    again.ask(inputs())
    expect(next.quote).toMatchObject({ status: 'priced' })
    expect(session.counts()).toEqual([1, 1])
  })

  it('are another supplier’s own', async () => {
    const session = visit()
    await priced(session)
    expect(userQuoteCache(session.world, 8).remembered(inputs())).toBeNull()
  })

  it('are asked anew once the payment refused the price, though they are young', async () => {
    const session = visit()
    await priced(session)
    userQuoteCache(session.world, 7).forget()
    road = 26
    const next = createOrderState(camille, friday10h)
    const again = createPricing(next, userQuoteCache(session.world, 7), atOnce)
    next.lastPrice = session.state.lastPrice
    again.ask(inputs(), true)
    await again.settled()
    expect(requoteOf(next)).toMatchObject({ from: { minutes: 24 }, to: { minutes: 26 } })
  })

  it('leave an unchanged price valid at the limit, however old, without asking', async () => {
    const { pricing, counts, world } = await spent()
    pass(90)
    const before = counts()
    expect(await pricing.confirmed()).toMatchObject({ status: 'priced' })
    pricing.wake()
    await pricing.settled()
    expect(counts()).toEqual(before)
    expect(said(world)).not.toContain(
      'Limite de calculs atteinte. Veuillez soumettre votre commande ou recharger la page.',
    )
  })

  it('do not try by themselves what the limit refused', async () => {
    const { pricing, world } = await spent()
    pricing.ask(inputs({ livraisonType: 'planifiee', deliveryDateTime: '2026-11-23 14:30' }))
    expect(await pricing.settled()).toEqual({ status: 'unavailable', why: 'limit' })
    for (const toast of world.toasts.state.items) world.toasts.dismiss(toast.id)
    pricing.wake()
    await pricing.settled()
    expect(said(world)).toEqual([])
  })

  it('count an old price that is asked again', async () => {
    const session = await priced()
    for (let time = 0; time < 12; time++) {
      pass(30)
      session.pricing.wake()
      await session.pricing.settled()
    }
    expect(session.counts()[1]).toBe(10)
    expect(said(session.world)).toEqual([
      'Vous avez effectué 8 calculs de prix. Il vous reste 2 calculs avant la limite.',
    ])
  })
})

function inputs(changes: Partial<OrderValues> = {}): QuoteInputs {
  return quoteInputs(filledValues({ flexDate: '2026-11-24', ...changes })) as QuoteInputs
}

function pass(minutes: number) {
  now = new Date(now.getTime() + minutes * minuteMs)
}

function visit() {
  const provider = pretendProvider({
    '/calculate-duration': () => ({ success: road !== null, duration_in_minutes: road }),
    '/fo/calculate-price': ({ estimatedTime }) => {
      const time = (Number(estimatedTime) - 20) * 2.5
      const totalHT = 29.9 + time
      return {
        success: true,
        data: {
          tarifBase: 19.9,
          poidsSupplement: 10,
          tempsSupplement: time,
          supplementLivraison: 0,
          totalHT,
          totalTTC: totalHT * 1.2,
        },
      }
    },
  })
  const world = { ...pretendWorld(provider.fetch), now: () => now }
  const counts = () => [provider.count('/calculate-duration'), provider.count('/fo/calculate-price')]
  const state = createOrderState(camille, friday10h)
  return { state, pricing: createPricing(state, userQuoteCache(world, 7), atOnce), world, counts }
}

async function priced(session = visit()) {
  session.pricing.ask(inputs())
  await session.pricing.settled()
  return session
}

/** Ten calculations, the usual order's price in sight. */
async function spent() {
  const session = visit()
  const others = weightBandKeys
    .flatMap((poids) => [{ poids }, { poids, livraisonType: 'urgent' as const }])
    .filter((each) => each.poids !== '151-300')
  for (const changes of others.slice(0, 9)) {
    session.pricing.ask(inputs(changes))
    await session.pricing.settled()
  }
  return priced(session)
}
