import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import { openOrderSite, type OrderSite } from './order-visitor.ts'

/** Sections 3 and 4, the last-delivery panel, on the screen; what the provider answers is told here. */
let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite()
})
afterAll(() => site.close())

describe('The panel « Ta derniere demande de livraison »', () => {
  it('shows placeholder bars while it loads', async () => {
    const page = await site.visit(
      newPhone,
      {},
      answers(() => {}),
    )
    await panel(page).locator('.skeleton').waitFor()
    expect(await panel(page).getByRole('heading').innerText()).toBe('Ta derniere demande de livraison')
  })

  it('shows the address, the date, the company and the total excluding tax in euros', async () => {
    const page = await site.visit(
      newPhone,
      {},
      answers(
        json({
          AdresseLivraison: '3 chemin des Pins, 06250 Mougins',
          DateCommande: '2026-11-18 09:30:00',
          RaisonSocialClient: 'Exemple Bâtiment',
          livraisonHT: 39.9,
        }),
      ),
    )
    await panel(page).locator('.skeleton').waitFor({ state: 'detached' })
    const words = await panel(page).innerText()
    for (const piece of [/3 chemin des Pins/, /06250 Mougins/, /18 novembre 2026/, /Exemple Bâtiment/, /39,90\s€/])
      expect(words).toMatch(piece)
  })

  it('shows 0,00 when the total is missing', async () => {
    const page = await site.visit(newPhone, {}, answers(json({ AdresseLivraison: '3 chemin des Pins, 06250 Mougins' })))
    await panel(page)
      .getByText(/0,00\s€/)
      .waitFor()
    expect(await panel(page).innerText()).not.toMatch(/NaN|null|undefined/)
  })

  it("shows « Tu n'as pas encore passe commande » without data and without error", async () => {
    const page = await site.visit()
    await panel(page).getByText("Tu n'as pas encore passe commande").waitFor()
    expect(await panel(page).locator('.skeleton').count()).toBe(0)
  })
})

function panel(page: Page) {
  return page.locator('section.last-delivery')
}

const answers = (answer: (route: Route) => unknown) => (page: Page) =>
  page.route('**/api/fo/last-delivery/*', (route) => void answer(route))

const json = (data: object) => (route: Route) => route.fulfill({ json: { success: true, data } })
