import { describe, expect, it } from 'vitest'
import { warnNearLimit, tellLimit } from '#app/order/price/calculation-limit.ts'
import type { OrderValues } from '#app/order/model/order-values.ts'
import { createQuoteCache } from '#app/order/price/quote-cache.ts'
import { quoteInputs, tripOf, type QuoteInputs } from '#app/order/price/quote-inputs.ts'
import { createPricing, type Pricing } from '#app/order/price/pricing.ts'
import { priceBefore } from '#app/order/model/last-price.ts'
import { createOrderState } from '#app/order/model/order-state.ts'
import { newPriceMemory } from '#state/orders/price-memory.ts'
import { weightBandKeys } from '#rules/price/weight-bands.ts'
import { filledValues } from '../filled-values.ts'
import {
  atOnce,
  camille,
  friday10h,
  pretendProvider,
  pretendWorld,
  said,
  type Answers,
} from '#tests/builders/pretend-world.ts'

const priceOnWire = {
  tarifBase: 19.9,
  poidsSupplement: 10,
  tempsSupplement: '10.00',
  supplementLivraison: 0,
  totalHT: 39.9,
  totalTTC: 47.88,
}
const cents = { base: 1990, weight: 1000, time: 1000, delivery: 0, totalHT: 3990, totalTTC: 4788 }
const usual: Answers = {
  '/calculate-duration': () => ({ success: true, duration_in_minutes: 24 }),
  '/fo/calculate-price': () => ({ success: true, data: priceOnWire, minutesIncluses: 20 }),
}

describe('The inputs of a price', () => {
  it('are ready with two picked addresses, a weight and a moment', () => {
    expect(quoteInputs(filledValues())).toMatchObject({ band: '151-300', moment: { type: 'flex' } })
  })

  it.each<[string, Partial<OrderValues>]>([
    ['retrait', { pickupAdr: { text: '12 rue', place: null, dropped: false } }],
    ['livraison', { address: { text: '', place: null, dropped: true } }],
    ['poids', { poids: '' }],
    ['heure', { livraisonType: 'planifiee', deliveryDateTime: '2026-11-23' }],
  ])('lack %s', (_words, changes) => {
    expect(quoteInputs(filledValues(changes))).toBeNull()
  })

  it('leave at the hour of the half-day, one hour before a planned time, half an hour from now when urgent', () => {
    const leaves = (changes: Partial<OrderValues>) => new Date(tripOf(inputs(changes), friday10h).departure_time * 1000)
    expect(leaves({})).toEqual(new Date('2026-11-20T13:30:00+01:00'))
    expect(leaves({ livraisonType: 'planifiee', deliveryDateTime: '2026-11-23 14:30' })).toEqual(
      new Date('2026-11-23T13:30:00+01:00'),
    )
    expect(leaves({ livraisonType: 'urgent' })).toEqual(new Date('2026-11-20T10:30:00+01:00'))
  })

  it('ask the same trip again within a quarter of an hour', () => {
    const urgent = inputs({ livraisonType: 'urgent' })
    expect(tripOf(urgent, new Date('2026-11-20T10:01:00+01:00'))).toEqual(
      tripOf(urgent, new Date('2026-11-20T10:15:00+01:00')),
    )
    expect(tripOf(urgent, friday10h).origin).toBe('43.5512,7.0128')
  })
})

describe('The price of the form', () => {
  it('is incomplete while an input is missing', async () => {
    const { pricing } = visit(usual)
    pricing.ask(null)
    expect(await pricing.settled()).toEqual({ status: 'incomplete' })
  })

  it('loads, then shows the lines in cents with the road time they were made of', async () => {
    const { state, pricing, provider } = visit(usual)
    pricing.ask(inputs())
    expect([state.quote, priceBefore(state)]).toEqual([{ status: 'loading' }, null])
    expect(await pricing.settled()).toEqual({
      status: 'priced',
      quote: { minutes: 24, estimated: false, price: cents, freeMinutes: 20 },
    })
    expect(provider.asked.at(-1)?.body).toEqual({
      id_fournisseur: 7,
      poids: '151-300',
      estimatedTime: 24,
      livraisonType: 'flex',
    })
  })

  it('says that the road time is estimated', async () => {
    const { pricing } = visit({
      ...usual,
      '/calculate-duration': () => ({ success: true, duration_in_minutes: 24, estimated: true }),
    })
    pricing.ask(inputs())
    expect(await pricing.settled()).toMatchObject({ quote: { estimated: true } })
  })

  it('answers identical inputs from memory', async () => {
    const { pricing, provider } = visit(usual)
    for (const poids of ['151-300', '-150', '151-300', '-150']) {
      pricing.ask(inputs({ poids }))
      await pricing.settled()
    }
    expect([provider.count('/calculate-duration'), provider.count('/fo/calculate-price')]).toEqual([1, 2])
  })

  it('asks nothing for inputs that changed again before the pause was over', async () => {
    const { pricing, provider } = visit(usual)
    pricing.ask(inputs({ poids: '-150' }))
    pricing.ask(inputs({ poids: '301-450' }))
    await pricing.settled()
    expect(
      provider.asked.filter(({ path }) => path === '/fo/calculate-price').map(({ body }) => body['poids']),
    ).toEqual(['301-450'])
  })

  it('ignores the answer to an earlier question that comes late', async () => {
    const late = Promise.withResolvers<object>()
    const asked = Promise.withResolvers<void>()
    const { state, pricing } = visit({
      ...usual,
      '/fo/calculate-price': ({ poids }) => {
        if (poids !== '-150') return { success: true, data: priceOnWire }
        asked.resolve()
        return late.promise
      },
    })
    pricing.ask(inputs({ poids: '-150' }))
    await asked.promise
    pricing.ask(inputs())
    await pricing.settled()
    late.resolve({ success: true, data: { ...priceOnWire, totalTTC: 1 } })
    await new Promise(setImmediate)
    expect(state.quote).toMatchObject({ status: 'priced', quote: { price: cents } })
  })

  it('keeps the price that is being replaced in sight', async () => {
    const { state, pricing } = visit(usual)
    pricing.ask(inputs())
    await pricing.settled()
    pricing.ask(inputs({ poids: '-150' }))
    expect([state.quote.status, priceBefore(state)]).toMatchObject(['loading', { price: cents }])
  })

  it.each<[string, Answers]>([
    [
      'the road time is unavailable',
      { ...usual, '/calculate-duration': () => ({ success: false, duration_in_minutes: null }) },
    ],
    ['there is no price', { ...usual, '/fo/calculate-price': () => ({ success: false, data: null }) }],
  ])('is unavailable when %s', async (_why, answers) => {
    const { pricing } = visit(answers)
    pricing.ask(inputs())
    expect(await pricing.settled()).toEqual({ status: 'unavailable', why: 'unavailable' })
  })

  it.each<[string, Answers]>([
    [
      'the provider fails',
      { ...usual, '/fo/calculate-price': () => Response.json({ message: 'Erreur' }, { status: 500 }) },
    ],
    ['the network fails', { ...usual, '/calculate-duration': () => Promise.reject(new TypeError('fetch failed')) }],
  ])('is unavailable, which nobody said, when %s', async (_why, answers) => {
    const { pricing } = visit(answers)
    pricing.ask(inputs())
    expect(await pricing.settled()).toEqual({ status: 'unavailable', why: 'unanswered' })
  })

  it('is asked once more on demand after a failure', async () => {
    let fails = true
    const { pricing } = visit({
      ...usual,
      '/calculate-duration': () => (fails ? { success: false } : { success: true, duration_in_minutes: 24 }),
    })
    pricing.ask(inputs())
    await pricing.settled()
    fails = false
    pricing.retry()
    expect(await pricing.settled()).toMatchObject({ status: 'priced' })
  })

  it('warns at the eighth calculation, makes ten, refuses the eleventh, and still answers from memory', async () => {
    const { pricing, provider, world } = visit(usual)
    const questions = [
      ...weightBandKeys.map((poids) => inputs({ poids })),
      ...weightBandKeys.map((poids) => inputs({ poids, livraisonType: 'urgent' })),
    ]
    for (const question of questions.slice(0, 8)) await answerTo(pricing, question)
    expect(said(world)).toEqual(['Vous avez effectué 8 calculs de prix. Il vous reste 2 calculs avant la limite.'])
    for (const question of questions.slice(8, 10))
      expect(await answerTo(pricing, question)).toMatchObject({ status: 'priced' })
    expect(await answerTo(pricing, questions[10])).toEqual({ status: 'unavailable', why: 'limit' })
    expect(said(world)).toContain('Limite de calculs atteinte. Veuillez soumettre votre commande ou recharger la page.')
    expect(await answerTo(pricing, questions[0])).toMatchObject({ status: 'priced' })
    expect(provider.count('/fo/calculate-price')).toBe(10)
  })
})

function inputs(changes: Partial<OrderValues> = {}): QuoteInputs {
  return quoteInputs(filledValues(changes)) as QuoteInputs
}

function visit(answers: Answers) {
  const provider = pretendProvider(answers)
  const world = pretendWorld(provider.fetch)
  const cache = createQuoteCache({
    call: world.call,
    supplierId: 7,
    memory: newPriceMemory(),
    now: world.now,
    onCalculation: (count) => warnNearLimit(world.toasts, count),
    onLimit: () => tellLimit(world.toasts),
  })
  const state = createOrderState(camille, friday10h)
  return { state, pricing: createPricing(state, cache, atOnce), provider, world }
}

async function answerTo(pricing: Pricing, question: QuoteInputs | undefined) {
  pricing.ask(question ?? null)
  return pricing.settled()
}
