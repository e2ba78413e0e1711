import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import {
  accountChosenLast,
  accountOrder,
  firstOrder,
  keptOrder,
  onSite,
  repeatedOrder,
  total,
  typedOrder,
} from '#tests/journeys/counted-orders.ts'
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

  it('are at most 5 and none when the last one is repeated, and its card; paid too where that was kept, and 4 on account', async ({
    annotate,
  }) => {
    const page = await site.visit()
    await annotate(JSON.stringify(await typedOrder(page)))
    const stages = await repeatedOrder(page, site.provider.url, true)
    await annotate(JSON.stringify(stages))
    expect(stages['the order']?.taps).toBeLessThanOrEqual(5)
    expect(stages['the order']?.typed).toBe(0)
    const paid = page.getByRole('heading', { level: 1, name: 'Paiement réussi !' })
    await paid.waitFor()
    const kept = await keptOrder(page, site.provider.url)
    await annotate(JSON.stringify(kept))
    expect(total(kept).taps).toBeLessThanOrEqual(5)
    expect(total(kept).typed).toBe(0)
    await paid.waitFor()
    await accountChosenLast(page, site.provider)
    const account = total(await accountOrder(page, site.provider.url))
    await annotate(JSON.stringify(account))
    // The device's own list, where the slip is chosen, has one more.
    expect(account.taps - account.files).toBeLessThanOrEqual(4)
    expect(account.typed).toBe(0)
  })
})
