import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { fillRoute, openOrderSite, type OrderSite } from './order-visitor.ts'
import { field } from '#tests/journeys/supplier.ts'

/** Section 2, order form, on the screen. */
let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite()
})
afterAll(() => site.close())

describe('The screen of the order form', () => {
  it('is called « Commande fournisseur » and has four cards: supplier, delivery, time, customer', async () => {
    const page = await site.visit()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Commande fournisseur')
    expect(await page.locator('form#commande').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(
      ['Le fournisseur', 'La livraison', 'Le moment', 'Le client à livrer'].map((title) =>
        expect.stringContaining(title),
      ),
    )
  })

  it('says when the provider delivers, and what becomes of later orders', async () => {
    const page = await site.visit()
    const banner = page.getByText(/^On prend les livraisons du lundi au vendredi/)
    expect(await banner.innerText()).toBe(
      'On prend les livraisons du lundi au vendredi 8h-17h et le samedi 9h-12h. Plus tard, ta commande est traitée le prochain jour ouvré.',
    )
  })

  it.each([
    ['a phone', newPhone],
    ['a desktop', newDesktop],
  ])('says it where a moment is chosen, on %s, and nothing else between the cards', async (_screen, newVisitor) => {
    const page = await site.visit(newVisitor)
    const around = page.locator('section.card', { has: page.locator('.opening-hours') }).getByRole('heading')
    expect((await around.allInnerTexts())[0]).toBe('Le moment')
    const line = await page
      .locator('.order-form > .draft-line')
      .evaluateAll((lines) => lines.map((each) => each.getBoundingClientRect().height))
    expect(line.filter((height) => height > 1)).toEqual([])
  })

  it('offers the seven weight bands by their labels', async () => {
    const page = await site.visit()
    const labels = await field(page, 'poids').locator('option:not([value=""])').allInnerTexts()
    expect(labels).toEqual([
      '0-150 kg',
      '151-300 kg',
      '301-450 kg',
      '451-600 kg',
      '601-750 kg',
      '751-900 kg',
      '901-1350 kg',
    ])
  })

  it('says what each way of delivering adds', async () => {
    const page = await site.visit()
    const cards = await page.locator('.radio-card').allInnerTexts()
    expect(cards).toEqual([
      expect.stringMatching(/Flex/),
      expect.stringMatching(/Planifiée[^]*\+9,90\s€ HT/),
      expect.stringMatching(/Urgent[^]*\+19,90\s€ HT/),
    ])
  })

  it('starts with Flex', async () => {
    const page = await site.visit()
    expect(await page.locator('[name=livraisonType]:checked').getAttribute('value')).toBe('flex')
  })

  it('says beside the planned times how far ahead they must be', async () => {
    const page = await site.visit()
    await page.locator('[name=livraisonType][value=planifiee]').check({ force: true })
    await page.getByText("Merci de choisir une date au moins 3 heures après l'heure actuelle.").waitFor()
    expect(await page.locator('#deliveryDateTime').getAttribute('aria-describedby')).toContain('hint')
  })

  it('says what a price needs, and that all other fields but the comment are required', async () => {
    const page = await site.visit()
    const hint = await page.locator('.ticket:visible .order-price-hint').innerText()
    for (const piece of [
      'adresse de retrait',
      'adresse de livraison',
      'poids',
      'type de livraison',
      'autres champs, sauf le commentaire, sont obligatoires',
    ])
      expect(hint).toContain(piece)
  })

  it('has the price at its end on a phone, in the flow of the page', async () => {
    const page = await site.visit()
    await fillRoute(page)
    await page.locator('.ticket:visible').getByText('Total HT').waitFor()
    // Both at one moment: the page may still move.
    const isBelow = await page.locator('.ticket:visible').evaluate((ticket) => {
      const comment = document.querySelector('[name=comment]')
      return ticket.getBoundingClientRect().top > (comment?.getBoundingClientRect().top ?? Infinity)
    })
    expect(isBelow).toBe(true)
  })

  it.each(['Pacific/Kiritimati', 'America/Sao_Paulo', 'Africa/Cairo'])(
    'takes the day that was pressed in the calendar, with the device in %s',
    async (timezoneId) => {
      const page = await site.visit(newPhone, { timezoneId })
      await page.locator('[aria-controls=flexDate-calendar]').tap()
      await page.locator('.calendar button[class*=next]').tap()
      const day = page.locator('.calendar td button:enabled').first()
      const pressed = await day.getAttribute('aria-label')
      await day.tap()
      const chip = page.locator('[name=flexDate]:checked')
      expect(pressed).toContain(await chip.getAttribute('aria-label'))
      expect(await chip.getAttribute('value')).toMatch(/-(?:01|02)$/)
    },
  )

  it('has a comment box of at least 100px', async () => {
    const page = await site.visit()
    const box = await field(page, 'comment').boundingBox()
    expect(box!.height).toBeGreaterThanOrEqual(100)
  })
})
