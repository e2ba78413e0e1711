import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { openDemo, signInDemo } from '#tests/journeys/demo-visitor.ts'
import { shiftsOf, watchShifts } from './layout-shift.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field, fillOrder, pay, submitOrder } from '#tests/journeys/supplier.ts'
import { joinTeam, signInTeam } from '#tests/journeys/team.ts'

let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider

/** Of the demonstration's orders, by its number in a database that was empty. */
const delivered = 4

beforeAll(async () => {
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, '')
  openDemo(provider)
  await joinTeam(provider)
  await (await signInTeam(provider)).addPhoto(delivered, '#7a6a58')
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
})

describe.each([
  ['a phone', newPhone],
  ['a desktop', newDesktop],
] as const)('On %s nothing moves by itself', (_, newVisitor) => {
  it('while the history and an order of it come, with the photos of its delivery', async () => {
    const { page } = await newVisitor({ hasTouch: true })
    await signedIn(page)
    await page.goto(`${provider.url}/historique`)
    await page.locator('.order-card').nth(3).waitFor()
    expect(await settledShifts(page)).toEqual(none)
    await page.goto(`${provider.url}/historique/${delivered}`)
    await page.getByRole('button', { name: /^Agrandir/ }).waitFor()
    expect(await settledShifts(page)).toEqual(none)
  })

  it('while the order form comes to who has ordered', async () => {
    const { page } = await newVisitor({ hasTouch: true })
    await signedIn(page)
    await page.reload()
    await page.getByRole('button', { name: 'Commander à nouveau' }).waitFor()
    expect(await settledShifts(page)).toEqual(none)
  })

  it('from the payment over its refusal to its success, each loaded anew', async () => {
    const { page } = await newVisitor({ hasTouch: true })
    await signedIn(page)
    await fillOrder(page)
    const top = page.evaluate(topOfFirst, '.payment')
    await submitOrder(page)
    expect(await top).toBe(0)
    await page.reload()
    await field(page, 'cardNumber').waitFor()
    expect(await settledShifts(page)).toEqual(none)
    await pay(page, '4000000000000002')
    await page.waitForURL('**/payment-failed')
    await page.reload()
    await page.getByText('Les causes fréquentes').waitFor()
    expect(await settledShifts(page)).toEqual(none)
    await page.getByRole('link', { name: 'Réessayer' }).tap()
    await pay(page, '4242424242424242')
    await page.waitForURL('**/payment-success')
    await page.reload()
    await page.getByText('Et maintenant').waitFor()
    expect(await settledShifts(page)).toEqual(none)
  })
})

describe('A page shorter than its screen', () => {
  it('has its footer at the lower edge, with nothing under it', async () => {
    const { page } = await newDesktop({ forgive: [/404/] })
    for (const [width, height] of [
      [1280, 900],
      [1920, 1400],
      [820, 1400],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const path of ['/nulle-part', '/mentions-legales', '/login']) {
        await page.goto(provider.url + path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        const below = await page.evaluate(
          () =>
            document.documentElement.scrollHeight -
            (document.querySelector('.site-footer')?.getBoundingClientRect().bottom ?? 0) -
            scrollY,
        )
        expect(Math.abs(below), `${path} at ${width}×${height}`).toBeLessThan(1)
      }
    }
  })
})

const none = { total: 0, moved: [] }

async function signedIn(page: Page): Promise<void> {
  await watchShifts(page)
  await page.goto(`${provider.url}/login`)
  await signInDemo(page)
}

/** Once the typeface and two more frames are there. */
async function settledShifts(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  })
  return await shiftsOf(page)
}

/** Where the page is scrolled to, px, in the first frame that has such a piece. */
function topOfFirst(piece: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => (document.querySelector(piece) === null ? void requestAnimationFrame(look) : resolve(scrollY))
    look()
  })
}
