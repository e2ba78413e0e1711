import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { fillRoute, openOrderSite, submitButton, type OrderSite } from './order-visitor.ts'
import { openBrowser } from '#tests/setup/open-browser.ts'
import { field, fillOrder } from '#tests/journeys/supplier.ts'

/** What is missing, and the ways to it. */
let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite()
})
afterAll(() => site.close())

describe('Enter in the order form', () => {
  it('goes on from field to field, and sends nothing', async () => {
    const page = await site.visit()
    await fillRoute(page)
    const names = ['steClient', 'clientName', 'clientPrenom', 'telephone']
    await field(page, 'steClient').focus()
    const walked: (string | undefined)[] = []
    for (const _ of names) {
      walked.push(await focused(page))
      await page.keyboard.press('Enter')
    }
    expect([...walked, await focused(page)]).toEqual([...names, 'deliveryReceipt'])
    expect(await Promise.all(names.map((name) => field(page, name).getAttribute('enterkeyhint')))).toEqual(
      names.map(() => 'next'),
    )
    await page.locator('[name=livraisonType]:checked').focus()
    await page.keyboard.press('Enter')
    expect(await focused(page)).toBe('flexDate')
    await field(page, 'comment').fill('Portail')
    await field(page, 'comment').press('Enter')
    expect(await field(page, 'comment').inputValue()).toBe('Portail\n')
    expect([await page.locator('[aria-invalid]').count(), await page.locator('.toast').count()]).toEqual([0, 0])
  })
})

describe('What an order still lacks', () => {
  it('is named in the bar, and a tap on it leads to the first of it', async () => {
    const page = await site.visit(newPhone, { reducedMotion: 'reduce' })
    const lacks = page.locator('.bottom-bar .missing-link')
    expect(await lacks.innerText()).toBe('Il manque\u00A0: 2 adresses, le poids')
    await lacks.tap()
    expect(await focused(page)).toBe('pickupAdr')
    await fillOrder(page)
    await page.getByText('bordereau.pdf').first().waitFor()
    await lacks.waitFor({ state: 'detached' })
    await field(page, 'telephone').fill('')
    expect(await lacks.innerText()).toBe('Il ne manque que le téléphone')
    await page.evaluate(() => scrollTo(0, 0))
    await lacks.tap()
    expect(await focused(page)).toBe('telephone')
    const [control, bar] = await Promise.all([
      field(page, 'telephone').boundingBox(),
      page.locator('.bottom-bar').boundingBox(),
    ])
    expect([control!.y > 64, control!.y + control!.height < bar!.y]).toEqual([true, true])
  })

  it.each([
    ['a phone', newPhone],
    ['a desktop', newDesktop],
  ])('answers a press on the button that is out of reach, on %s', async (_screen, newVisitor) => {
    const page = await site.visit(newVisitor, { reducedMotion: 'reduce' })
    const { x, y, width, height } = (await submitButton(page).boundingBox())!
    await page.mouse.click(x + width / 2, y + height / 2)
    expect(await focused(page)).toBe('pickupAdr')
  })

  it('stands beside the form of a desktop, with the route, each thing a way to its field', async () => {
    const page = await site.visit(newDesktop, { reducedMotion: 'reduce', hasTouch: true })
    const aside = page.locator('.order-so-far')
    expect(await aside.getByRole('button').allInnerTexts()).toEqual([
      '2 adresses',
      'le poids',
      'le client',
      'le bordereau',
    ])
    await aside.getByRole('button', { name: 'le client' }).click()
    expect(await focused(page)).toBe('clientName')
    const ground = () => submitButton(page).evaluate((button) => getComputedStyle(button).backgroundColor)
    const outOfReach = await ground()
    await fillRoute(page)
    await aside.getByText('12 Chemin des Oliviers').waitFor()
    expect(await aside.getByRole('button').allInnerTexts()).toEqual(['le client', 'le bordereau'])
    // What is missing is the one signal; the button answers all the same.
    await expect.poll(() => submitButton(page).isEnabled()).toBe(true)
    await expect.poll(ground).toBe(outOfReach)
    await submitButton(page).click()
    await page.getByText('À corriger pour valider ta demande').waitFor()
  })
})

describe('The order form on a phone', () => {
  it('opens on the route: both ends lie within the first 400 px', async () => {
    const page = await site.visit()
    for (const name of ['pickupAdr', 'address']) {
      const { y, height } = (await field(page, name).boundingBox())!
      expect(y + height).toBeLessThanOrEqual(400)
    }
  })

  it('gives both of its bars to the page where a browser’s text is twice as large', async () => {
    const browser = await openBrowser(['--blink-settings=defaultFontSize=32'])
    try {
      const page = await (
        await browser.newContext({
          viewport: { width: 390, height: 844 },
          isMobile: true,
          hasTouch: true,
          serviceWorkers: 'block',
          storageState: await site.session(),
        })
      ).newPage()
      await page.goto(`${site.provider.url}/commande`)
      await field(page, 'comment').waitFor()
      const positions = await page.evaluate(() =>
        ['header', '.bottom-bar'].map((bar) => getComputedStyle(document.querySelector(bar)!).position),
      )
      expect([positions, await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)]).toEqual([
        ['static', 'static'],
        false,
      ])
    } finally {
      await browser.close()
    }
  })
})

/** The name of the control that has the focus. */
function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name)
}
