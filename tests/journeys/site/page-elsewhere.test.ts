import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { Hono } from 'hono'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityHeaders } from '#server/guards/security-headers.ts'
import { listen, type Listening } from '#server/http/listen.ts'
import { readBuiltApp } from '#server/pages/built-app.ts'
import { servePages } from '#server/pages/serve-pages.ts'
import type { Variables } from '#server/log/access-log.ts'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { abandonments, fillRoute } from '#tests/journeys/order/order-visitor.ts'
import { startProvider, type Provider } from '#tests/journeys/provider.ts'
import { field, fillOrder, pay, register, signIn, submitOrder } from '#tests/journeys/supplier.ts'

const folder = mkdtempSync('dist/.elsewhere-')
const pages = new Hono<Variables>().use(securityHeaders({ isHttps: false, stripe: false }))
let site: Listening
let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider
let session: Awaited<ReturnType<BrowserContext['storageState']>> | undefined

// The page on one origin, its provider on another: the build is told of the provider, the provider of the page.
beforeAll(async () => {
  services = await startGeoplateforme()
  site = await listen(
    { fetch: (request, bindings) => pages.fetch(request, bindings) },
    { PORT: 0, HOST: 'localhost', TRUST_PROXY: true },
    { note() {} },
  )
  provider = await startProvider('sqlite', services.url, '', { APP_ORIGIN: site.address })
  const env = { ...process.env, NODE_ENV: 'production', VITE_API_URL: provider.url }
  await promisify(execFile)(process.execPath, ['scripts/build-app.ts', `${folder}/app`], { env })
  servePages(pages, readBuiltApp(`${folder}/app`), { publicUrl: null, now: () => new Date() })
}, 240_000)
afterAll(async () => {
  await Promise.all([site.stop(0), provider.remove(), services.stop()])
  rmSync(folder, { recursive: true, force: true })
})

describe('A page that is served elsewhere than its provider', () => {
  it('orders and pays, and its links lead to the provider', async () => {
    const page = await signedIn()
    await fillOrder(page)
    await submitOrder(page)
    await pay(page, '4242424242424242')
    await page.waitForURL('**/payment-success')
    deliver()
    await page.goto(`${site.address}/historique`)
    const invoice = page.getByRole('link', { name: /^Facture/ })
    expect(await invoice.getAttribute('href')).toMatch(new RegExp(`^${provider.url}/factures/\\d+/[\\w.-]+$`))
  })

  it('tells the provider of a form that is left', async () => {
    const page = await signedIn()
    await fillRoute(page, '601-750')
    await page.locator('.ticket:visible:not([data-busy])').getByText('Total HT').waitFor()
    await page.goto('about:blank')
    await expect.poll(() => abandonments(provider, '601-750')).toHaveLength(1)
  })

  it('sends a contact message, with a script and without', async () => {
    const { page } = await newPhone()
    await page.goto(`${site.address}/contact`)
    await writeMessage(page)
    await page.getByRole('button', { name: /Envoyer/ }).tap()
    await page
      .getByText(/^Merci/)
      .first()
      .waitFor()
    const { page: plain } = await newPhone({ javaScriptEnabled: false })
    await plain.goto(`${site.address}/contact`)
    await writeMessage(plain)
    await plain.getByRole('button', { name: /Envoyer/ }).tap()
    await plain.waitForURL(/#/)
    expect(plain.url()).toBe(`${site.address}/contact#envoye`)
  })
})

async function signedIn(): Promise<Page> {
  const { page } = await newPhone({ hasTouch: true, ...(session && { storageState: session }) })
  if (session === undefined) {
    await register(page, site.address)
    await signIn(page)
    session = await page.context().storageState()
  } else await page.goto(`${site.address}/commande`)
  return page
}

/** Every order, as once it is delivered and invoiced. */
function deliver(): void {
  const database = new DatabaseSync(join(provider.folder, 'colibat.db'), { timeout: 5000 })
  database.exec(
    "update orders set status = 2, invoice_number = '2026-000001', invoice_file = 'facture-2026-000001-ab.pdf'",
  )
  database.close()
}

async function writeMessage(page: Page): Promise<void> {
  await field(page, 'nom').fill('Camille Exemple')
  await field(page, 'email').fill('atelier@exemple.fr')
  await field(page, 'message').fill('Peut-on livrer un samedi matin ?')
}
