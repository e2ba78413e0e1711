import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { googleScript, type GoogleSite } from '#tests/stand-ins/google-maps.ts'
import { tourrades } from './google-sites.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field, fillOrder, pay, register, signIn, submitOrder } from '#tests/journeys/supplier.ts'

const arlucs: GoogleSite = {
  main: '20 Avenue des Arlucs',
  secondary: 'Cannes, France',
  formattedAddress: '20 Avenue des Arlucs, 06150 Cannes, France',
  parts: { street_number: '20', route: 'Avenue des Arlucs', locality: 'Cannes', postal_code: '06150' },
  types: ['street_address'],
  lat: 43.5521,
  lng: 6.9712,
}
const folder = mkdtempSync(join(tmpdir(), 'colibat-google-'))
let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider

beforeAll(async () => {
  const env = { ...process.env, NODE_ENV: 'production', VITE_GOOGLE_MAPS_KEY: 'cle-exemple' }
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--logLevel', 'warn'],
    { env, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, '', { APP_DIR: folder })
  const { page, context } = await newPhone()
  await googleAnswers(context)
  await register(page, provider.url)
  await context.close()
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('addresses of Google', () => {
  it('are named on the privacy page of a site that has its key', async () => {
    const { page } = await newPhone({ javaScriptEnabled: false })
    await page.goto(`${provider.url}/politique`)
    expect(await page.locator('main').innerText()).toContain('ton navigateur charge Google Maps')
  })

  it('are asked for when a field is first entered, and make an order that the provider accepts', async () => {
    const { page, context } = await newPhone()
    const asked = await googleAnswers(context)
    await page.goto(`${provider.url}/login`)
    await signIn(page)
    await field(page, 'pickupAdr').waitFor()
    expect(asked).toEqual([])
    await fillOrder(page)
    await field(page, 'address').fill('')
    await field(page, 'address').pressSequentially('arlucs')
    await page.getByRole('option', { name: '20 Avenue des Arlucs' }).tap()
    await page.locator('.combobox[data-picked] [name="address"]').waitFor()
    expect(await field(page, 'address').inputValue()).toBe('20 Avenue des Arlucs, 06150 Cannes')
    await submitOrder(page)
    await pay(page, '4242424242424242')
    await page.waitForURL('**/payment-success')
    expect(asked.map(({ key, referrer }) => [key, referrer])).toEqual([['cle-exemple', `${provider.url}/`]])
    expect(await sessionsOf(page)).toBeGreaterThan(0)
  })

  it('are the provider’s when Google cannot be reached', async () => {
    const { page, context } = await newPhone({ forgive: [/ERR_FAILED/] })
    await context.route('https://maps.googleapis.com/**', (route) => route.abort())
    await page.goto(`${provider.url}/login`)
    await signIn(page)
    await field(page, 'address').pressSequentially('12 chemin des oliviers')
    await page
      .getByRole('option', { name: /12 Chemin des Oliviers/ })
      .first()
      .tap()
    await page.locator('.combobox[data-picked] [name="address"]').waitFor()
    expect(await field(page, 'address').inputValue()).toBe('12 Chemin des Oliviers, 06250 Mougins')
  })
})

/** Stands in for Google at the network; what it was asked. */
async function googleAnswers(context: BrowserContext): Promise<{ key: string | null; referrer: string | undefined }[]> {
  const asked: { key: string | null; referrer: string | undefined }[] = []
  await context.route('https://maps.googleapis.com/**', async (route) => {
    const url = new URL(route.request().url())
    asked.push({ key: url.searchParams.get('key'), referrer: (await route.request().allHeaders())['referer'] })
    await route.fulfill({ contentType: 'text/javascript', body: googleScript([tourrades, arlucs]) })
  })
  return asked
}

/** How often Google was asked on this page with a session. */
function sessionsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      (globalThis as unknown as { askedOfGoogle: { sessionToken?: object }[] }).askedOfGoogle.filter(
        ({ sessionToken }) => sessionToken,
      ).length,
  )
}
