import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { axeFaults } from '#tests/journeys/axe.ts'
import { keptBuild } from './kept-build.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field, fillOrder, register, signIn } from '#tests/journeys/supplier.ts'

let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider
beforeAll(async () => {
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, '')
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
})

describe('a request without a price that finds no network', () => {
  it('waits in the history, goes back into the form, waits again across a reload, and is one order once the network is back', async () => {
    const { page, context } = await newPhone({
      serviceWorkers: 'allow',
      forgive: [/Failed to load resource: net::ERR_/],
    })
    await register(page, provider.url)
    await signIn(page)
    await keptBuild(page)
    await page.route('**/api/calculate-duration', (route) =>
      route.fulfill({ json: { success: false, duration_in_minutes: null } }),
    )
    await fillOrder(page)
    await page
      .getByText(/Tarif indisponible/)
      .first()
      .waitFor()
    await context.setOffline(true)
    await send(page)
    await page.waitForURL('**/historique')
    await page.getByText('Ta demande partira dès que le réseau revient.').first().waitFor()
    await page.getByText('Chantier Exemple, Cannes → Mougins.').waitFor()
    expect([await axeFaults(page), orders()]).toEqual([[], 0])

    await page.getByRole('button', { name: 'Annuler' }).tap()
    await page.waitForURL('**/commande')
    await expect.poll(() => field(page, 'steClient').inputValue()).toBe('Chantier Exemple')
    await page.getByText('bordereau.pdf').first().waitFor()
    await context.setOffline(false)
    await page
      .getByText(/Tarif indisponible/)
      .first()
      .waitFor()
    await context.setOffline(true)
    await send(page)
    await page.waitForURL('**/historique')
    await page.reload()
    await page.getByText('Ta demande partira dès que le réseau revient.').waitFor()
    await page.goto(`${provider.url}/commande`)
    await page.getByRole('link', { name: '1 demande attend le réseau' }).waitFor()
    expect(orders()).toBe(0)

    await context.setOffline(false)
    await page.getByText('La demande qui attendait est partie.').waitFor()
    expect(orders()).toBe(1)
    await page.goto(`${provider.url}/historique`)
    await page.getByText('Chantier Exemple').first().waitFor()
    expect(await page.getByText(/Ta demande partira/).count()).toBe(0)
  }, 300_000)
})

function send(page: Page): Promise<void> {
  return page
    .getByRole('button', { name: 'Valider la demande' })
    .and(page.locator(':visible'))
    .first()
    .and(page.locator(':enabled'))
    .tap()
}

function orders(): number {
  const database = new DatabaseSync(join(provider.folder, 'colibat.db'), { timeout: 5000 })
  try {
    return Number(database.prepare('select count(*) as found from orders').get()?.['found'])
  } finally {
    database.close()
  }
}
