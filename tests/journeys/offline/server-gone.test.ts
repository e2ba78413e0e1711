import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { sampleSession, type StoredSession } from '#tests/journeys/account/sample-session.ts'
import { field, fillOrder, pay, submitOrder } from '#tests/journeys/supplier.ts'

let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider
let session: StoredSession
let isUp = true

beforeAll(async () => {
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, inject('postgresUrl'))
  session = await sampleSession(provider.url)
})
afterEach(async () => {
  if (!isUp) await comeBack()
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
})

const forgive = [/Failed to load resource: net::ERR_/, /ERR_CONNECTION_REFUSED/]
/** The page asks a silent server again after pauses. */
const returned = { timeout: 90_000 }

describe('an order that is filled in while the server is gone', () => {
  it('keeps what was typed for an address, marks it « À confirmer », offers what is found once the server is back, and takes it at a press alone', async () => {
    const page = await opened()
    await goAway()
    await field(page, 'address').pressSequentially('12 chemin des oliviers, 06250 mougins')
    await page.getByText('Le serveur ne répond pas : rien ne part avant son retour.').waitFor()
    await field(page, 'clientName').fill('Modèle')
    await page.getByText('À confirmer : on la cherche à nouveau dès que le serveur répond').waitFor()
    expect([await field(page, 'address').inputValue(), await page.getByText('depuis les suggestions').count()]).toEqual(
      ['12 chemin des oliviers, 06250 mougins', 0],
    )

    await comeBack()
    await page.getByText('À confirmer : 12 Chemin des Oliviers, 06250 Mougins').waitFor(returned)
    expect(await page.locator('.combobox[data-picked]').count()).toBe(0)
    await page.getByRole('button', { name: 'C’est bien elle' }).tap()
    await page.locator('.combobox[data-picked] [name=address]').waitFor()
  })

  it('says why « Valider la demande » waits, sends nothing by itself, and leads to the payment at one press when the server is back', async () => {
    const page = await opened()
    const sendable = parts(page, 'order-wire', 'uploader')
    await fillOrder(page)
    await priced(page)
    await sendable
    const submit = page.getByRole('button', { name: 'Valider la demande' }).and(page.locator(':visible')).first()
    await goAway()
    await submit.tap()
    await page
      .getByText('Ta demande n’est pas partie. Valide-la à nouveau dès que le serveur répond.')
      .locator('visible=true')
      .waitFor(returned)
    expect(await page.locator('.toast').count()).toBe(0)

    await comeBack()
    await page
      .getByText('Ta demande n’est pas partie. La connexion est revenue : valide-la à nouveau.')
      .locator('visible=true')
      .waitFor(returned)
    expect(new URL(page.url()).pathname).toBe('/commande')
    await submit.tap()
    await page.waitForURL('**/payment')
  })

  it('has its price asked again when the device has its network back, and the way on is the same', async () => {
    const page = await opened()
    await fillOrder(page)
    await page.context().setOffline(true)
    await page.getByText('Hors ligne : rien ne part avant le retour du réseau.').waitFor()
    await field(page, 'poids').selectOption('601-750')
    await page.getByText('Prix en attente').waitFor()
    await page.getByText('Tu pourras valider dès que le réseau revient.').locator('visible=true').waitFor()
    await page.context().setOffline(false)
    await priced(page)
    expect(await page.getByText('Prix en attente').count()).toBe(0)
  })
})

describe('a payment while the server is gone', () => {
  it('says « rien n’est débité », keeps the card as it was typed, and is made once, at a second press', async () => {
    const page = await opened()
    await fillOrder(page)
    await submitOrder(page)
    await field(page, 'cardNumber').waitFor()
    await goAway()
    await pay(page, '4242424242424242')
    await page.getByText('Le serveur ne répond pas : rien n’est débité.').waitFor(returned)
    expect([
      new URL(page.url()).pathname,
      await field(page, 'cardNumber').inputValue(),
      await field(page, 'cardCvc').inputValue(),
    ]).toEqual(['/payment', '4242 4242 4242 4242', '123'])

    await comeBack()
    await page.getByText('La connexion est revenue : rien n’est débité.').waitFor(returned)
    await page.getByRole('button', { name: /^Payer/ }).tap()
    await page.waitForURL('**/payment-success')
    await page.goto(`${provider.url}/historique`)
    const orders = page.locator('.order-card', { hasText: 'Chantier Exemple' })
    await orders.first().waitFor()
    expect(await orders.count()).toBe(1)
  })

  it('is not queued by a device without a network either', async () => {
    const page = await opened()
    await fillOrder(page)
    await submitOrder(page)
    await field(page, 'cardNumber').waitFor()
    await page.context().setOffline(true)
    await pay(page, '4242424242424242')
    await page.getByText('Hors ligne : rien n’est débité.').waitFor()
    await page.context().setOffline(false)
    await page.getByText('La connexion est revenue : rien n’est débité.').waitFor()
    await page.getByRole('button', { name: /^Payer/ }).tap()
    await page.waitForURL('**/payment-success')
    await page.getByRole('heading', { level: 1, name: 'Paiement réussi !' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/payment-success')
  })
})

async function goAway(): Promise<void> {
  isUp = false
  await provider.kill()
}

async function comeBack(): Promise<void> {
  await provider.restart()
  isUp = true
}

/** The form, with what comes to a page once it rests: without a worker, none of it comes from a server that is gone. */
async function opened(): Promise<Page> {
  const { page } = await newPhone({ storageState: session, forgive })
  const rested = parts(page, 'late-parts', 'real-mail-outbox', 'device-data')
  await page.goto(`${provider.url}/commande`)
  await field(page, 'clientName').waitFor()
  await rested
  return page
}

function parts(page: Page, ...names: readonly string[]): Promise<unknown> {
  return Promise.all(
    names.map((name) => page.waitForEvent('requestfinished', (request) => request.url().includes(`/assets/${name}-`))),
  )
}

function priced(page: Page): Promise<void> {
  return page.locator('.bottom-bar b', { hasText: '€' }).waitFor(returned)
}
