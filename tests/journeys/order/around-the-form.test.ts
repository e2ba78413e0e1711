import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedOrderOf } from '#contract/order/stored-order.ts'
import { moments } from '#tests/builders/order.ts'
import { aPastOrder } from '#tests/builders/past-order.ts'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { sampleSession, type StoredSession } from '#tests/journeys/account/sample-session.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field, sample } from '#tests/journeys/supplier.ts'

const stored = storedOrderOf(aPastOrder({ id: 42, moment: moments.flex }))!
let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider
let session: StoredSession

beforeAll(async () => {
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, '')
  session = await sampleSession(provider.url)
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
})

describe('The end of a payment, on the screen', () => {
  it('is a success with its amount, its order, the beginning of its transaction, and ways to a new order, the history and home', async () => {
    const page = await openWith('/payment-success', {
      amount: 4788,
      orderId: 42,
      paymentIntentId: 'pi_3f09ab12cd34ef56',
    })
    const text = await page.locator('main').innerText()
    for (const words of ['Paiement réussi !', '47,88', 'n°\u00A042', 'pi_3f09ab12…']) expect(text).toContain(words)
    expect(await ways(page)).toEqual(['/historique/42', '/historique', '/commande', '/'])
  })

  it('is the ticket of what was paid, whose delivery is handed to a calendar, and orders it again', async () => {
    const page = await openWith('/payment-success', {
      amount: 4788,
      orderId: 42,
      paymentIntentId: 'pi_3f09ab12cd34ef56',
      at: new Date('2026-11-20T09:00:00Z'),
      paid: { stored, supplierId: 7 },
    })
    const text = await page.locator('main').innerText()
    for (const words of [
      '12 rue des Oliviers',
      '3 chemin des Pins',
      'Camille Martin',
      '39,90',
      'Et maintenant',
      'On t’écrit à',
    ])
      expect(text).toContain(words)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Agenda' }).tap(),
    ])
    expect([download.suggestedFilename(), readFileSync(await download.path(), 'utf8')]).toEqual([
      'commande-42.ics',
      expect.stringContaining('DTSTART:20261123T060000Z\r\n'),
    ])
    await page.getByRole('link', { name: 'Commander à nouveau' }).tap()
    await page.waitForURL('**/commande')
    await field(page, 'clientName').and(page.locator('[value="Martin"]')).waitFor()
    expect(await field(page, 'comment').inputValue()).toBe(stored.order.comment)
  })

  it('claims no order to whoever opens /confirmation by its address, and shows the history', async () => {
    const page = await signedIn()
    await page.goto(`${provider.url}/confirmation`)
    await page.waitForURL('**/historique')
    expect(await page.getByText('Commande enregistrée').count()).toBe(0)
  })

  it('begins with a card whose digits lead from one field to the next, and back to none that is mended', async () => {
    const page = await openWith('/payment', { stored, supplierId: supplierId() })
    await field(page, 'cardNumber').pressSequentially('4242424242424242')
    await page.keyboard.type('1230')
    await page.keyboard.type('123')
    const values = ['cardNumber', 'cardExpiry', 'cardCvc'].map((name) => field(page, name).inputValue())
    expect(await Promise.all(values)).toEqual(['4242 4242 4242 4242', '12 / 30', '123'])
    await field(page, 'cardNumber').press('End')
    await page.keyboard.press('Backspace')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('cardNumber')
  })

  it('is a failure with its reason, its pending order, what goes wrong most often, and ways to the order, contact and home', async () => {
    const page = await openWith('/payment-failed', { error: 'Ta carte a été refusée.', orderId: 42, payment: null })
    const text = await page.locator('main').innerText()
    for (const words of ['Ta carte a été refusée.', 'Commande n°\u00A042', 'en attente de paiement'])
      expect(text).toContain(words)
    expect(await page.getByRole('region', { name: 'Les causes fréquentes' }).getByRole('button').count()).toBe(4)
    expect(await ways(page)).toEqual(['/payment?commande=42#carte', '/commande', '/contact', '/'])
  })

  it('leads a card that was refused straight to the next one', async () => {
    const page = await openWith('/payment-failed', {
      error: 'Ta carte a été refusée.',
      orderId: 42,
      payment: { stored, supplierId: supplierId() },
    })
    await page.getByRole('link', { name: 'Réessayer' }).tap()
    await page.locator('[name="cardNumber"]:focus').waitFor()
    expect(
      await page.evaluate(
        () => document.querySelector('.card-form [type=submit]')!.getBoundingClientRect().bottom < innerHeight,
      ),
    ).toBe(true)
  })

  it('leads to the order form when /payment is opened without anything to pay', async () => {
    const page = await signedIn()
    await page.goto(`${provider.url}/payment`)
    await page.waitForURL('**/commande')
    await field(page, 'comment').waitFor()
    expect(new URL(page.url()).pathname).toBe('/commande')
  })
})

describe('The password of the login page', () => {
  it('is shown and hidden again by its toggle', async () => {
    const { page } = await newPhone()
    await page.goto(`${provider.url}/login`)
    const kind = () => field(page, 'password').getAttribute('type')
    await field(page, 'password').fill(sample.password)
    await page.getByRole('button', { name: 'Afficher' }).tap()
    expect(await kind()).toBe('text')
    await page.getByRole('button', { name: 'Masquer' }).tap()
    expect(await kind()).toBe('password')
  })
})

describe('The history on the screen', () => {
  it('shows the orders of the year that is chosen', async () => {
    const page = await signedIn()
    await page.route('**/api/fo/my-orders', (route) =>
      route.fulfill({ json: { data: [line(7, '2020-03-02 09:12:00'), line(8, '2020-04-02 09:12:00')] } }),
    )
    await page.goto(`${provider.url}/historique`)
    await page.getByText('Aucune commande pour la période sélectionnée').waitFor()
    await field(page, 'period').selectOption('2020')
    await page.getByText('#7').waitFor()
    expect(await page.locator('main h2').allInnerTexts()).toEqual([
      'Commandée jeudi 2 avril 2020',
      'Commandée lundi 2 mars 2020',
    ])
  })

  it('says why it did not come, and comes at « Réessayer »', async () => {
    const page = await historyRefused(404)
    await page.getByText("Une erreur est survenue lors du chargement de l'historique.").waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Réessayer' }).tap()
    await page.getByText('Aucune commande pour la période sélectionnée').waitFor()
    expect(await page.getByText('Une erreur est survenue').count()).toBe(0)
  })

  it('has no « Réessayer » after an error of the server, and comes at « Actualiser »', async () => {
    const page = await historyRefused(500)
    await page.getByText('Erreur serveur. Veuillez réessayer plus tard.').waitFor()
    expect(await page.getByRole('button', { name: 'Réessayer' }).count()).toBe(0)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Actualiser' }).tap()
    await page.getByText('Aucune commande pour la période sélectionnée').waitFor()
    expect(await page.getByText('Erreur serveur').count()).toBe(0)
  })
})

/** The history of who is signed in, whose list is refused. */
async function historyRefused(status: number): Promise<Page> {
  const page = await signedIn([new RegExp(String(status))])
  await page.route('**/api/fo/my-orders', (route) => route.fulfill({ status, json: { message: 'panne' } }))
  await page.goto(`${provider.url}/historique`)
  return page
}

async function signedIn(forgive: readonly RegExp[] = []): Promise<Page> {
  const { page } = await newPhone({ storageState: session, forgive })
  return page
}

/** A screen that is handed that by the one before. */
async function openWith(path: string, state: object): Promise<Page> {
  const page = await signedIn()
  await page.goto(`${provider.url}/historique`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(([to, handedOver]) => history.replaceState(handedOver, '', to), [path, state] as const)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: /paiement/i }).waitFor()
  return page
}

/** Who is signed in. */
function supplierId(): number {
  const [, user] =
    session.origins[0]?.localStorage
      .map(({ name, value }) => [name, value] as const)
      .find(([name]) => name === 'userData') ?? []
  return (JSON.parse(user ?? '{}') as { id: number }).id
}

function ways(page: Page): Promise<(string | null)[]> {
  return page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
}

function line(id: number, orderedAt: string) {
  return {
    id,
    DateCommande: orderedAt,
    StatuCommande: 2,
    StatuPaiement: 1,
    AdresseLivraison: '12 Chemin des Oliviers 06250 Mougins',
    RaisonSocialClient: 'Exemple',
    TTC: 47.88,
    poids_label: '0-150 kg',
  }
}
