import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import { firstOrder, onSite, repeatedOrder, total, typedOrder } from '#tests/journeys/counted-orders.ts'
import { openOrderSite, type OrderSite } from './order-visitor.ts'

let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite()
})
afterAll(() => site.close())

describe('The taps and typed fields of an order on a phone', () => {
  it('are at most 20 and 10 the first time, account and card included', async ({ annotate }) => {
    const { page } = await newPhone(onSite)
    const stages = await firstOrder(page, site.provider.url)
    await annotate(JSON.stringify(stages))
    expect(total(stages).taps).toBeLessThanOrEqual(20)
    expect(total(stages).typed).toBeLessThanOrEqual(10)
  })

  it('are at most 5 and none when the last one is repeated, and its card', async ({ annotate }) => {
    const page = await site.visit()
    await annotate(JSON.stringify(await typedOrder(page)))
    const stages = await repeatedOrder(page, site.provider.url)
    await annotate(JSON.stringify(stages))
    expect(stages['the order']?.taps).toBeLessThanOrEqual(5)
    expect(stages['the order']?.typed).toBe(0)
    await page.getByRole('heading', { level: 1, name: 'Paiement réussi !' }).waitFor()
  })
})
