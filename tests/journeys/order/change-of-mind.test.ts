import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import { openOrderSite, type OrderSite } from './order-visitor.ts'
import { fillOrder, pay, submitOrder } from '#tests/journeys/supplier.ts'

let site: OrderSite
let page: Page

beforeAll(async () => {
  site = await openOrderSite()
  page = await site.visit()
  await fillOrder(page)
  // Days ahead: whatever the hour, it can still be changed.
  await page.locator('.day-chip:has(input:enabled)').nth(3).tap()
  await submitOrder(page)
  await pay(page, '4242424242424242')
  await page.waitForURL('**/payment-success')
  await page.context().close()
})
beforeEach(async () => {
  page = await site.visit(newPhone, { forgive: [/ERR_INTERNET_DISCONNECTED/] })
  await page.goto(`${site.provider.url}/historique/1`)
})
afterAll(() => site.close())

const dialog = () => page.getByRole('dialog')
/** What is seen of it, its spaces all alike. */
const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).innerText.replaceAll(/\s+/g, ' '))

describe('A customer who changes his mind', () => {
  it('moves his order to another day, by two taps, and the page shows it', async () => {
    const before = await page.locator('.delivery-headline h2').textContent()
    await page
      .getByRole('button', { name: /Changer le moment/ })
      .first()
      .tap()
    await dialog().locator('.day-chip:has(input:enabled:not(:checked))').last().tap()
    await dialog().getByRole('button', { name: 'Changer le moment' }).tap()
    await page.getByText('Moment changé').waitFor()
    await dialog().waitFor({ state: 'detached' })
    expect(await page.locator('.delivery-headline h2').textContent()).not.toBe(before)
  })

  it('is told when nobody answers, and cancels by keyboard once the network is back; his money comes back with a receipt', async () => {
    const row = page.getByRole('button', { name: /Annuler la commande/ })
    await row.focus()
    await page.keyboard.press('Enter')
    await dialog().and(page.locator(':focus-within')).waitFor()
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    expect(await focused()).toMatch(/^Annuler la commande/)

    await page.keyboard.press('Enter')
    await page.context().setOffline(true)
    await dialog().getByRole('button', { name: 'Annuler la commande' }).press('Enter')
    await dialog().getByRole('alert').getByText('On ne sait pas si ta commande est annulée').waitFor()
    await page.context().setOffline(false)
    await dialog().getByRole('button', { name: 'Réessayer' }).press('Enter')
    await page.getByText(/Commande annulée\s: .* en route vers ta carte/).waitFor()
    await expect.poll(focused).toMatch(/^Annulé - Payé Rembours/)

    await expect
      .poll(
        async () => {
          await page.reload()
          return await page
            .getByText('Reçu de remboursement')
            .waitFor({ timeout: 6_000 })
            .then(
              () => true,
              () => false,
            )
        },
        { timeout: 60_000 },
      )
      .toBe(true)
    const receipt = await page.request.get(
      new URL(
        (await page.getByRole('link', { name: /Voir\s: Reçu de remboursement/ }).getAttribute('href')) ?? '',
        site.provider.url,
      ).href,
    )
    expect([receipt.status(), (await receipt.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  })
})
