import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { abandonments, fillRoute, openOrderSite, submitButton, type OrderSite } from './order-visitor.ts'
import { field } from '#tests/journeys/supplier.ts'

let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite()
})

afterAll(() => site.close())

describe('A page of the order form that is left', () => {
  it('is recorded by the provider, with the attempts that were made', async () => {
    const page = await site.visit()
    await refusedSubmission(page, '601-750')
    await submitButton(page).tap()
    await page.locator('.ticket:visible:not([data-busy])').getByText('Total HT').waitFor()
    await page.goto('about:blank')
    await expect
      .poll(() => abandonments(site.provider, '601-750'))
      .toMatchObject([
        { reason: 'erreurs_validation', tries: 1 },
        {
          reason: 'quitte_page',
          tries: 2,
          delivery_type: 'flex',
          pickup_address: expect.stringContaining('Tourrades'),
          price_ttc: expect.any(Number),
        },
      ])
  })

  it('is not recorded before there are inputs for a price', async () => {
    const incomplete = await site.visit()
    await field(incomplete, 'poids').selectOption('751-900')
    await incomplete.goto('about:blank')
    const complete = await site.visit()
    await fillRoute(complete, '751-900')
    await complete.goto('about:blank')
    await expect
      .poll(() => abandonments(site.provider, '751-900'))
      .toMatchObject([{ delivery_address: expect.stringContaining('Oliviers') }])
  })
})

describe('The toasts of the order form', () => {
  it('are at the top right of a desktop', async () => {
    const page = await site.visit(newDesktop)
    await refusedSubmission(page)
    const { width } = page.viewportSize()!
    const box = await page.locator('.toast').boundingBox()
    expect(box!.y).toBeLessThan(150)
    expect(width - box!.x - box!.width).toBeLessThan(40)
  })

  it.each([0, 600])('lie over nothing that stands beside the form, which does not move, scrolled by %d', async (by) => {
    const page = await site.visit(newDesktop, { viewport: { width: 1280, height: 900 } })
    const place = async (what: string) => (await page.locator(what).boundingBox())!
    await refusedSubmission(page)
    await page.evaluate((top) => scrollTo(0, top), by)
    const settled = () =>
      page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
    await settled()
    const [toast, aside] = [await place('.toast'), await place('.page-aside')]
    expect(aside.y).toBeGreaterThanOrEqual(toast.y + toast.height)
    await page.locator('.toast').getByRole('button', { name: 'Fermer' }).click()
    await page.locator('.toast').waitFor({ state: 'detached' })
    await settled()
    expect((await place('.page-aside')).y).toBe(aside.y)
  })

  it('are below the header of a phone: over neither its menu nor the title in it, and each can be closed', async () => {
    const page = await site.visit(newPhone)
    await refusedSubmission(page)
    const [toast, header] = await Promise.all(
      ['.toast', '.page-header'].map((each) => page.locator(each).first().boundingBox()),
    )
    expect(toast!.y).toBeGreaterThanOrEqual(header!.y + header!.height)
    expect(toast!.y).toBeLessThan(80)
    await page.locator('.toast').getByRole('button', { name: 'Fermer' }).waitFor()
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('link', { name: 'Historique des livraisons' }).locator('visible=true').waitFor()
  })
})

/** Enough for a price, and nothing else: four things are missing. */
async function refusedSubmission(page: Page, weight?: string): Promise<void> {
  await fillRoute(page, weight)
  await submitButton(page).and(page.locator(':enabled')).tap()
  await page.locator('.toast').waitFor()
}
