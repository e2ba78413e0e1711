import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slipPdf } from '#tests/builders/slip-pdf.ts'
import { newPhone } from '#tests/setup/browser.ts'
import { openOrderSite, type OrderSite } from './order-visitor.ts'
import { field } from '#tests/journeys/supplier.ts'

const lateParts = '**/assets/late-parts-*.js'

let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite()
})
afterAll(() => site.close())

describe('What comes once the order form stands', () => {
  it('is not waited for: the form can be filled without it, says when what was asked for did not come, and takes it at the next try', async () => {
    const page = await site.visit(newPhone, { forgive: [/net::ERR_FAILED/] }, (opened) =>
      opened.route(lateParts, (route) => route.abort()),
    )
    await field(page, 'clientName').fill('Exemple')
    await page.getByText('Brouillon enregistré', { exact: false }).first().waitFor()
    const slip = { name: 'bon.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await slipPdf()) }
    await field(page, 'deliveryReceipt').setInputFiles(slip)
    await page
      .getByText('Une partie de l’application n’a pas pu être chargée. Réessaie quand tu as du réseau.')
      .first()
      .waitFor()
    await page.unroute(lateParts)
    await field(page, 'deliveryReceipt').setInputFiles(slip)
    await page.locator('.file-chip b', { hasText: 'bon.pdf' }).waitFor()
    expect(await field(page, 'clientName').inputValue()).toBe('Exemple')
  })

  it('moves nothing of the form when it comes', async () => {
    const come = Promise.withResolvers<void>()
    const page = await site.visit(newPhone, {}, (opened) =>
      opened.route(lateParts, (route) => come.promise.then(() => route.continue())),
    )
    // But the button that comes with the draft, which is kept as soon as something is chosen.
    const places = () =>
      page.evaluate(() =>
        Array.from(
          document.querySelectorAll('form#commande :is(input, select, textarea, button:not(.draft-erase), h2)'),
          (each) => [each.id || each.textContent, Math.round(each.getBoundingClientRect().top + scrollY)].join(' '),
        ),
      )
    await page.getByText("Tu n'as pas encore passe commande").or(page.locator('.last-delivery-words')).first().waitFor()
    const before = await places()
    const came = page.waitForResponse(lateParts)
    come.resolve()
    await (await came).finished()
    await field(page, 'livraisonType')
      .nth(2)
      .evaluate((each: HTMLInputElement) => each.click())
    await page
      .getByText(/^Retrait prévu/)
      .first()
      .waitFor()
    await field(page, 'livraisonType')
      .nth(0)
      .evaluate((each: HTMLInputElement) => each.click())
    await field(page, 'flexDate').first().waitFor()
    expect(await places()).toEqual(expect.arrayContaining(before))
  })
})
