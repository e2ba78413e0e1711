import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { Hono } from 'hono'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Variables } from '#server/log/access-log.ts'
import { securityHeaders } from '#server/guards/security-headers.ts'
import { listen, type Listening } from '#server/http/listen.ts'
import { readBuiltApp } from '#server/pages/built-app.ts'
import { servePages } from '#server/pages/serve-pages.ts'
import { newPhone } from '#tests/setup/browser.ts'
import { googleScript, type GoogleSite } from '#tests/stand-ins/google-maps.ts'
import { start as startOther, type OtherProvider } from '#tests/stand-ins/other-provider.ts'
import { start as startStripe, type StripeStandIn } from '#tests/stand-ins/stripe.ts'
import { serveStripe, stripeCards } from '#tests/stand-ins/stripe-network.ts'
import { tourrades } from '#tests/journeys/order/google-sites.ts'
import { field, fillOrder, register, signIn, submitOrder } from '#tests/journeys/supplier.ts'

const folder = mkdtempSync('dist/.another-')
const pages = new Hono<Variables>().use(securityHeaders({ isHttps: false, stripe: true }))
let site: Listening
let stripe: StripeStandIn
let provider: OtherProvider
let session: Awaited<ReturnType<BrowserContext['storageState']>> | undefined

// The page of this repository, addresses by Google and cards by Stripe as the specification has them, and a provider
// that knows sections 3 and 7 alone.
beforeAll(async () => {
  stripe = await startStripe()
  site = await listen(
    { fetch: (request, bindings) => pages.fetch(request, bindings) },
    { PORT: 0, HOST: 'localhost', TRUST_PROXY: true },
    { note() {} },
  )
  provider = await startOther(site.address, stripe)
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    VITE_API_URL: provider.url,
    VITE_GOOGLE_MAPS_KEY: 'cle-exemple',
  }
  await promisify(execFile)(process.execPath, ['scripts/build-app.ts', `${folder}/app`], { env })
  servePages(pages, readBuiltApp(`${folder}/app`, null, { stripe: true }), {
    publicUrl: null,
    now: () => new Date('2026-11-24T10:00:00Z'),
  })
}, 240_000)
afterAll(async () => {
  await Promise.all([site.stop(0), provider.stop(), stripe.stop()])
  rmSync(folder, { recursive: true, force: true })
})

describe('A provider that announces nothing of ours', () => {
  it('takes an account, an order with its slip, its payment and the history, by the names of the specification', async () => {
    const page = await visit()
    await register(page, site.address)
    await page.getByRole('checkbox', { name: 'Se souvenir de moi' }).check({ force: true })
    await signIn(page)
    session = await page.context().storageState()
    await orderTo(page)
    await submitOrder(page)
    await payBy(page, stripeCards.good)
    await page.waitForURL('**/payment-success')
    await page.goto(`${site.address}/historique`)
    await page.getByText('47,88 €').first().waitFor()
    await page
      .getByRole('link', { name: /Détails/ })
      .first()
      .tap()
    await page.waitForURL('**/historique/41')
    const slip = page.getByRole('link', { name: 'Voir : Bordereau de livraison (nouvel onglet)' })
    expect(await slip.getAttribute('href')).toBe(`${provider.url}/bordereaux/exemple.pdf`)
    expect(provider.refused).toEqual([])
    expect(provider.orders).toMatchObject([{ id: 41, StatuPaiement: 1, TTC: 47.88 }])
    expect(provider.taken).toEqual(
      expect.arrayContaining([
        'POST /register',
        'POST /login',
        'GET /fo/last-delivery/:id',
        'GET /fo/last-order/:supplierId',
        'POST /calculate-duration',
        'POST /fo/calculate-price',
        'POST /bo/ocr-bordereau',
        'POST /fo/upload-bordereau',
        'POST /fo/create-payment-intent',
        'POST /fo/confirm-order-payment',
        'GET /fo/my-orders',
      ]),
    )
  })

  it('is told of a form that is left, and takes an order without a price', async () => {
    const left = await visit()
    await left.goto(`${site.address}/commande`)
    await orderTo(left)
    await left.locator('.ticket:visible:not([data-busy])').getByText('Total HT').waitFor()
    await left.goto('about:blank')
    await expect
      .poll(() => provider.last('/fo/form-abandonment'))
      .toMatchObject({ raison_abandon: 'quitte_page', prix_calcule_ttc: 47.88 })

    provider.closeRoads()
    const page = await visit()
    await page.goto(`${site.address}/commande`)
    await orderTo(page)
    await page.getByText('Tarif indisponible. On revient vite par mail').first().waitFor()
    const submit = page
      .getByRole('button', { name: 'Valider la demande' })
      .and(page.locator(':visible:enabled'))
      .first()
    await submit.tap()
    await page.waitForURL('**/confirmation')
    expect(provider.last('/fo/sendMailDemandeCommandeFournisseur')).toMatchObject({
      adressPickUp: 'Zone Industrielle Les Tourrades, 06150 Cannes',
      nomClient: 'Modèle',
    })
    expect(provider.refused).toEqual([])
  })

  it('estimates nothing on the home page, which leads to the order instead', async () => {
    const page = await visit()
    await page.goto(site.address)
    await page.locator('.estimate [name=pickupAdr]').scrollIntoViewIfNeeded()
    await page.locator('.estimate [name=pickupAdr]').tap()
    await page.getByText('Ici, le prix s’affiche dans la commande, avant de payer.').waitFor()
    expect(await page.locator('.estimate a').getAttribute('href')).toBe('/commande')
    expect(provider.refused).toEqual([])
  })

  it('takes a profile, a contact message and a new password', async () => {
    const page = await visit()
    await page.goto(`${site.address}/account`)
    await page.getByRole('button', { name: 'Modifier mes informations' }).tap()
    await field(page, 'telephone').fill('07 12 34 56 78')
    await page.getByRole('button', { name: 'Enregistrer' }).tap()
    await page.getByText('Profil mis à jour avec succès').first().waitFor()
    await page.goto(`${site.address}/preferences`)
    await page.getByRole('heading', { name: 'Mes préférences' }).waitFor()
    await page.getByText('Par mail', { exact: true }).waitFor({ state: 'detached' })

    await page.goto(`${site.address}/contact`)
    await field(page, 'nom').fill('Camille Exemple')
    await field(page, 'email').fill('atelier@exemple.fr')
    await field(page, 'message').fill('Peut-on livrer un samedi matin ?')
    await page.getByRole('button', { name: /Envoyer/ }).tap()
    // A provider that is slow to answer has it sent a second time, under the same name.
    await page
      .getByText(/^Merci/)
      .and(page.locator(':visible'))
      .first()
      .waitFor()

    session = undefined
    const reset = await visit()
    await reset.goto(`${site.address}/forgot-password`)
    await field(reset, 'email').fill('atelier@exemple.fr')
    await reset.getByRole('button', { name: 'Recevoir un code' }).tap()
    await field(reset, 'code').fill('K7Q2')
    await reset.getByRole('button', { name: 'Confirmer' }).tap()
    await reset.waitForURL('**/change-password')
    for (const name of ['new_password', 'confirmPassword']) await field(reset, name).fill('Exemple-2027!')
    await field(reset, 'confirmPassword').press('Enter')
    await reset.waitForURL('**/login')
    expect(provider.refused).toEqual([])
    expect([provider.last('/users/update/:id'), provider.last('/update-password')]).toMatchObject([
      { telephone: '0712345678' },
      { code: 'K7Q2' },
    ])
  })
})

async function visit(): Promise<Page> {
  const { page, context } = await newPhone({ hasTouch: true, ...(session && { storageState: session }) })
  await context.route('https://maps.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: googleScript([tourrades, oliviers]) }),
  )
  await serveStripe(context, stripe)
  return page
}

/**
 * Fills the form; Google's stand-in finds both addresses for any question, and the history’s address, which has a
 * postcode, stands before them.
 */
async function orderTo(page: Page): Promise<void> {
  await fillOrder(page)
  await field(page, 'address').fill('')
  await field(page, 'address').pressSequentially('oliviers')
  const option = page.getByRole('option', { name: 'Oliviers Mougins' })
  await option.waitFor()
  while ((await option.getAttribute('aria-selected')) !== 'true') await field(page, 'address').press('ArrowDown')
  await field(page, 'address').press('Enter')
  await page.locator('.combobox[data-picked] [name="address"]').waitFor()
}

async function payBy(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe[src*="fields"]')
  await frame.locator('[name=number]').fill(number)
  await frame.locator('[name=expiry]').fill('1230')
  await frame.locator('[name=cvc]').fill('123')
  await page
    .getByRole('button', { name: /^Payer/ })
    .and(page.locator(':enabled'))
    .press('Enter')
}

const oliviers: GoogleSite = {
  main: '12 Chemin des Oliviers',
  secondary: 'Mougins, France',
  formattedAddress: '12 Chemin des Oliviers, 06250 Mougins, France',
  parts: { street_number: '12', route: 'Chemin des Oliviers', locality: 'Mougins', postal_code: '06250' },
  types: ['street_address'],
  lat: 43.6003,
  lng: 6.9951,
}
