import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { openOrderSite, type OrderSite } from '#tests/journeys/order/order-visitor.ts'
import { serverGone } from '#tests/journeys/provider.ts'
import { field, fillOrder, pay, submitOrder } from '#tests/journeys/supplier.ts'

/** What Chromium writes when a call is cut. */
const forgive = [/ERR_FAILED/, serverGone]

describe('the truth of a payment', () => {
  let site: OrderSite

  beforeAll(async () => {
    site = await openOrderSite()
  })
  afterAll(() => site.close())

  const readyToPay = async (prepare: (page: Page) => Promise<unknown> = async () => {}) => {
    const page = await site.visit(newPhone, { forgive }, prepare)
    await fillOrder(page)
    await submitOrder(page)
    return page
  }

  /** By the link of the header; the ghosts of the list that is fetched are paid too. */
  const openHistory = async (page: Page) => {
    await page.getByRole('link', { name: 'Historique des livraisons' }).click()
    await page.getByRole('heading', { name: 'Historique des livraisons' }).waitFor()
    await page.locator('.skeleton .order-days').waitFor({ state: 'detached' })
  }

  it('is checked, never paid for again, when the page is reloaded before the answer', async () => {
    const intents: string[] = []
    const page = await readyToPay(async (fresh) =>
      fresh.on('request', (request) => request.url().endsWith('/create-payment-intent') && intents.push(request.url())),
    )
    await page.route('**/fo/confirm-order-payment', (route) => route.abort())
    await pay(page, '4242424242424242')
    await page.getByText('Vérification en cours').waitFor()
    await page.unroute('**/fo/confirm-order-payment')
    await page.reload()
    await page.waitForURL('**/payment-success')
    expect(intents).toHaveLength(1)
  })

  it('is in the history at once, by the link of the header', async () => {
    const page = await site.visit(newDesktop)
    await openHistory(page)
    const before = await page.getByText('- Payé').count()
    await page.getByRole('link', { name: 'Nouvelle livraison', exact: true }).click()
    await fillOrder(page)
    await submitOrder(page)
    await pay(page, '4242424242424242')
    await page.waitForURL('**/payment-success')
    await openHistory(page)
    expect(await page.getByText('- Payé').count()).toBe(before + 1)
  })

  it('says that nothing is charged when the server has gone, keeps the card in its fields, and is made at the next press', async () => {
    const page = await readyToPay()
    await field(page, 'cardNumber').waitFor()
    await site.provider.kill()
    await pay(page, '4242424242424242')
    await page.getByText('Le serveur ne répond pas : rien n’est débité.').waitFor()
    expect(await field(page, 'cardCvc').inputValue()).toBe('123')
    await site.provider.restart()
    await page.getByText('La connexion est revenue : rien n’est débité.').waitFor({ timeout: 90_000 })
    await page.getByRole('button', { name: /^Payer/ }).tap()
    await page.waitForURL('**/payment-success')
    await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
  })
})
