import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import { openOrderSite, type OrderSite } from '#tests/journeys/order/order-visitor.ts'
import { field, fillOrder, paidOrderId, pay, submitOrder } from '#tests/journeys/supplier.ts'
import { deliverWithPhoto, joinTeam, teamMember } from '#tests/journeys/team.ts'

let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite()
  await joinTeam(site.provider)
})
afterAll(() => site.close())

describe('a day of work', () => {
  it('is played on two phones: what the team does, the customer sees as it happens, from the paid order to the photo and the invoice', async () => {
    const customer = await site.visit(newPhone, { forgive: [/responseStatus/] })
    await fillOrder(customer)
    await submitOrder(customer)
    await pay(customer, '4242424242424242')
    await customer.waitForURL('**/payment-success')
    const id = await paidOrderId(customer)
    await customer.goto(`${site.provider.url}/historique/${id}`)
    await present(customer, 'Validation')

    const { page: team } = await newPhone({ forgive: [/responseStatus/] })
    await team.goto(`${site.provider.url}/login`)
    await field(team, 'email').fill(teamMember.email)
    await field(team, 'password').fill(teamMember.password)
    await team.getByRole('button', { name: 'Se connecter' }).tap()
    await team.waitForURL('**/bo')
    const row = await search(team, id)

    await row.getByRole('button', { name: 'Passer en préparation' }).tap()
    await present(customer, 'Préparation')
    await row.getByRole('button', { name: 'Partir en livraison' }).tap()
    await present(customer, 'Livraison')
    const buffer = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#7a6a58' } })
      .jpeg()
      .toBuffer()
    await deliverWithPhoto(row, { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer })
    await row.getByText(/^Livrée à /).waitFor()
    await customer.getByText('Livré - Payé').waitFor()
    await customer.getByRole('button', { name: 'Agrandir : Photo 1 de la livraison' }).waitFor()
    expect(await customer.locator('.timeline-step[data-state=done]').count()).toBe(4)

    // It is issued once the last step can be taken back no more.
    const invoice = customer.getByRole('link', { name: 'Voir : Facture (nouvel onglet)' })
    await expect
      .poll(
        () =>
          customer
            .reload()
            .then(() => customer.getByText('Un problème ?').waitFor())
            .then(() => invoice.count()),
        { timeout: 90_000, interval: 3000 },
      )
      .toBe(1)
    const bytes = await (await customer.request.get(site.provider.url + (await invoice.getAttribute('href')))).body()
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

/** The step that the customer sees as the present one, without a reload. */
async function present(page: Page, step: string): Promise<void> {
  await page.locator('.timeline-step[aria-current=step]').filter({ hasText: step }).waitFor()
}

async function search(page: Page, id: number) {
  await page.getByRole('link', { name: 'Rechercher une commande' }).click()
  await field(page, 'q').fill(String(id))
  await field(page, 'q').press('Enter')
  const row = page.locator(`.staff-row[data-order="${id}"]`)
  await row.waitFor()
  return row
}
