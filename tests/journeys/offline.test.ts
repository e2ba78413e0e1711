import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { publicPages } from '#content/public-pages.ts'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { type Provider, startProvider } from './provider.ts'
import { field, fillOrder, pay, register, signIn, submitOrder } from './supplier.ts'

let geoplateforme: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider

beforeAll(async () => {
  geoplateforme = await startGeoplateforme()
  provider = await startProvider('sqlite', geoplateforme.url, inject('postgresUrl'))
})

afterAll(async () => {
  await provider.remove()
  await geoplateforme.stop()
})

/** Chromium says of each call that nobody answers that it failed. */
const forgive = [/Failed to load resource: net::ERR_/, /ERR_CONNECTION_REFUSED/]

describe('an app that is opened while its server is gone', () => {
  it('starts from the home screen on the order as it was left, and shows every public page and the history', async () => {
    const { context, page } = await newPhone({ serviceWorkers: 'allow', forgive })
    await register(page, provider.url)
    await signIn(page)
    await fillOrder(page)
    await submitOrder(page)
    await pay(page, '4242424242424242')
    await page.waitForURL('**/payment-success')
    await page.goto(`${provider.url}/historique`)
    await page.getByText('Chantier Exemple').first().waitFor()
    await page.goto(`${provider.url}/commande`)
    await field(page, 'steClient').fill('Chantier de demain')
    await page.getByText('Brouillon enregistré', { exact: false }).first().waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('assets')).keys()).length), { timeout: 20_000 }).toBeGreaterThan(40)

    await provider.kill()
    await page.close()
    const cold = await context.newPage()
    await cold.goto(`${provider.url}/commande?src=pwa`)
    await cold.getByRole('button', { name: /Reprendre le brouillon/ }).tap()
    await expect.poll(() => field(cold, 'steClient').inputValue(), { timeout: 10_000 }).toBe('Chantier de demain')
    await cold.goto(`${provider.url}/historique`)
    await cold.getByText('Chantier Exemple').first().waitFor()
    for (const { path, title } of publicPages) {
      await cold.goto(`${provider.url}${path}`)
      expect(await cold.title()).toBe(title)
    }
    await cold.goto(`${provider.url}/factures/1/nulle-part`)
    expect(await cold.title()).toMatch(/^Hors ligne/)
    await provider.restart()
  })
})
