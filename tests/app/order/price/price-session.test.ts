import { beforeEach, describe, expect, it } from 'vitest'
import { createOrderForm } from '#app/order/order-form.ts'
import { createPriceSession } from '#app/order/price/price-session.ts'
import { forgetRepriced } from '#app/order/price/forget-repriced.ts'
import type { Quote } from '#app/order/price/quote-cache.ts'
import type { RepricedHandover } from '#contract/form-handover.ts'
import { createConnection } from '#state/connection.ts'
import { filledValues } from '../filled-values.ts'
import { friday10h, pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'

const price = { tarifBase: 19.9, poidsSupplement: 10, tempsSupplement: 10, supplementLivraison: 0, totalHT: 39.9, totalTTC: 47.88 }
const kept: Quote = { minutes: 22, estimated: false, freeMinutes: 20, price: { base: 1990, weight: 1000, time: 500, delivery: 0, totalHT: 3490, totalTTC: 4188 } }
let road: number | null = 24
let now = friday10h
beforeEach(() => {
  road = 24
  now = friday10h
})

describe('The price of a visit', () => {
  it('is kept with the draft as soon as it is there', async () => {
    const { visit, told } = aVisit()
    visit.start()
    await visit.quoteStore.settled()
    expect(told()).toEqual([4788])
  })

  it('is not kept again when it is the one of the draft', async () => {
    const { visit, told } = aVisit()
    visit.restore({ ...kept, price: { ...kept.price, totalTTC: 4788 } })
    visit.start()
    await visit.quoteStore.settled()
    expect(told()).toEqual([])
  })

  it('is not lost when the draft is kept before the form is open', () => {
    const { visit } = aVisit()
    visit.restore(kept)
    expect(visit.kept()).toEqual({ price: kept })
  })

  it('is told beside the one of the draft', async () => {
    const { visit } = aVisit()
    visit.restore(kept)
    visit.start()
    await visit.quoteStore.settled()
    expect(visit.quoteStore.state.requote).toMatchObject({ from: kept, to: { minutes: 24 } })
  })

  it('is not kept for an order that its author has just changed', async () => {
    const { visit, form } = aVisit()
    visit.start()
    await visit.quoteStore.settled()
    form.chooseWeight('-150')
    visit.follow()
    expect(visit.kept()).toEqual({ price: null })
    await visit.quoteStore.settled()
  })

  it('goes when the form starts over without what a price needs', async () => {
    const { visit, form } = aVisit()
    const stop = visit.start()
    await visit.quoteStore.settled()
    stop()
    form.chooseWeight('')
    visit.restore(null)
    visit.start()
    expect(visit.quoteStore.state.quote).toEqual({ status: 'incomplete' })
  })

  it('is asked for when the network is back', async () => {
    const { visit, world, goOnline } = aVisit()
    goOnline(false)
    road = null
    visit.start()
    await visit.quoteStore.settled()
    road = 24
    goOnline(true)
    await Promise.resolve()
    expect(world.connection.state.online).toBe(true)
    expect(await visit.quoteStore.settled()).toMatchObject({ status: 'priced' })
  })

  it('is asked again when the page is seen again after 25 minutes, and not once the visit is over', async () => {
    const { visit, look, count } = aVisit()
    const stop = visit.start()
    await visit.quoteStore.settled()
    now = new Date(now.getTime() + 25 * 60_000)
    look()
    await visit.quoteStore.settled()
    expect(count()).toBe(2)
    stop()
    now = new Date(now.getTime() + 25 * 60_000)
    look()
    await visit.quoteStore.settled()
    expect(count()).toBe(2)
  })

  it('is asked anew when the payment sends back because it changed, though it is young', async () => {
    const { visit, world, count } = aVisit()
    const stop = visit.start()
    await visit.quoteStore.settled()
    stop()
    forgetRepriced({ repriced: true } satisfies RepricedHandover, world, 7)
    road = 26
    visit.restore(visit.kept().price)
    visit.start()
    await visit.quoteStore.settled()
    expect(count()).toBe(2)
    expect(visit.quoteStore.state.requote).toMatchObject({ from: { minutes: 24 }, to: { minutes: 26 } })
  })

  it.each([null, undefined, {}, { repriced: false }, 'repriced'])('is remembered when the form is reached otherwise: %o', async (state) => {
    const { visit, world, count } = aVisit()
    const stop = visit.start()
    await visit.quoteStore.settled()
    stop()
    forgetRepriced(state, world, 7)
    visit.start()
    expect(visit.quoteStore.state.quote.status).toBe('priced')
    expect(count()).toBe(1)
  })
})

function aVisit() {
  const provider = pretendProvider({
    '/calculate-duration': () => ({ success: road !== null, duration_in_minutes: road }),
    '/fo/calculate-price': ({ estimatedTime }) => ({ success: true, data: { ...price, totalTTC: Number(estimatedTime) === 24 ? 47.88 : 53.88 } }),
  })
  let goOnline: (online: boolean) => void = () => {}
  let look = () => {}
  const world = {
    ...pretendWorld(provider.fetch),
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
  const form = createOrderForm(filledValues(), () => now)
  const totals: (number | undefined)[] = []
  const visit = createPriceSession({ world, supplierId: 7, form, keep: () => totals.push(visit.kept().price?.price.totalTTC) })
  return { visit, form, world, told: () => totals, goOnline: (online: boolean) => goOnline(online), look: () => look(), count: () => provider.count('/fo/calculate-price') }
}
