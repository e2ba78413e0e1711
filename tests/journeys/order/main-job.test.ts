import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { centsFromEuros, formatEuros } from '#rules/price/money.ts'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { type Engine, type Provider, serverGone, startProvider } from '#tests/journeys/provider.ts'
import { openOrderSite, type OrderSite } from './order-visitor.ts'
import { field, fillOrder, pay, register, sample, signIn, submitOrder } from '#tests/journeys/supplier.ts'
import { tapApi } from '#tests/journeys/wiretap.ts'

const golden = JSON.parse(
  await readFile(new URL('../../contract/golden/create-payment-intent.json', import.meta.url), 'utf8'),
)

describe.each<Engine>(['sqlite', 'postgres'])('the main job on %s', (engine) => {
  let services: Awaited<ReturnType<typeof startGeoplateforme>>
  let provider: Provider

  beforeAll(async () => {
    services = await startGeoplateforme()
    provider = await startProvider(engine, services.url, inject('postgresUrl'))
  })
  afterAll(async () => {
    await provider.remove()
    await services.stop()
  })

  it('goes from registering to a paid order in the history, and survives the server pulled off its plug', async () => {
    // The page may ask for something while the server goes down.
    const { page } = await newPhone({ forgive: [serverGone] })
    const tap = tapApi(page)

    await register(page, provider.url)
    await expectText(page, 'Inscription réussie ! Tu peux maintenant te connecter.')
    await signIn(page)
    await expectText(page, 'Connexion réussie !')

    await fillOrder(page)
    // The weight that was read goes with the order, if it is there by then.
    await page
      .getByText(/^212.kg lus sur le bordereau/)
      .first()
      .waitFor()
    const ticket = page.locator('.ticket:visible').first()
    await ticket.getByText('19,90 €').waitFor()
    const lines = await amounts(ticket.locator('dd').allInnerTexts())
    const [totalHT = 0, vat] = lines.splice(-2)
    expect(lines.slice(0, 2)).toEqual([1990, 1000])
    expect(lines.reduce((sum, line) => sum + line)).toBe(totalHT)
    expect(vat).toBe(Math.round(totalHT * 0.2))
    await submitOrder(page)

    await expectText(page, '12 Chemin des Oliviers')
    await expectText(page, formatEuros(Math.round(totalHT * 1.2)))
    await pay(page, '4242424242424242')
    await page.waitForURL('**/payment-success')
    await expectText(page, 'Paiement réussi !')
    await provider.kill()
    await provider.restart()

    await page.goto(`${provider.url}/historique`)
    // The skeleton of the list has a badge, too, but not this customer.
    await expectText(page, 'Chantier Exemple')
    await expectText(page, 'En cours de validation - Payé')

    const replies = await tap.replies()
    expect(replies.flatMap(({ call, faults }) => faults.map((fault) => `${call} ${fault}`))).toEqual([])
    const intent = replies.find(({ call }) => call === 'createPaymentIntent')?.requestBody as {
      amount: number
      orderData: object
    }
    expect(Object.keys(intent).toSorted()).toEqual(Object.keys(golden).toSorted())
    // Both addresses were picked: their points are signed.
    expect(Object.keys(intent.orderData).toSorted()).toEqual(
      [...Object.keys(golden.orderData), 'signaturePickUp', 'signatureLivraison'].toSorted(),
    )
    expect(intent.orderData).toMatchObject({
      nomClient: 'Modèle',
      telephone: '0698765432',
      poids: '151-300',
      livraisonType: 'flex',
      detectedWeightKg: 212,
    })
  })
})

// Cards and drafts go the same way on both engines: the server's own tests run whole on each.
describe('the main job of who is signed in', () => {
  let site: OrderSite

  beforeAll(async () => {
    site = await openOrderSite()
  })
  afterAll(() => site.close())

  it('sends a declined card to the failure page with the order number', async () => {
    const page = await readyToPay()
    await pay(page, '4000000000000002')
    await page.waitForURL('**/payment-failed')
    await expectText(page, 'Ta carte a été refusée')
    await expectText(page, /n°\s?\d+/)
    await page.goto(`${site.provider.url}/historique`)
    await expectText(page, 'En cours de validation - Non payé')
  })

  it('pays a declined order with another card, as one and the same order', async () => {
    const page = await readyToPay('Second essai')
    await pay(page, '4000000000009995')
    await page.waitForURL('**/payment-failed')
    await page
      .getByRole('button', { name: 'Réessayer' })
      .or(page.getByRole('link', { name: 'Réessayer' }))
      .tap()
    await page.waitForURL('**/payment#carte')
    await pay(page, '5555555555554444')
    await page.waitForURL('**/payment-success')
    await page.goto(`${site.provider.url}/historique`)
    await expectText(page, 'Second essai')
    expect(await page.getByText('Second essai').count()).toBe(1)
  })

  it('asks for 3-D Secure when the card wants it', async () => {
    const page = await readyToPay()
    await pay(page, '4000002500003155')
    await page.getByRole('button', { name: 'Autoriser' }).tap()
    await page.waitForURL('**/payment-success')
    await expectText(page, 'Paiement réussi !')
  })

  it('never lets a real card number leave the page', async () => {
    const page = await readyToPay()
    const posted: string[] = []
    page.on('request', (request) => posted.push(request.postData() ?? ''))
    await pay(page, '4111111111111111')
    await expectText(page, /cartes de test/)
    expect(posted.filter((body) => body.includes('4111111111111111'))).toEqual([])
    expect(new URL(page.url()).pathname).toBe('/payment')
  })

  it(`keeps what ${sample.prenom} typed when the page is closed in the middle`, async () => {
    const page = await site.visit()
    await fillOrder(page)
    await page.getByText('Brouillon enregistré sur ce téléphone').first().waitFor()
    await page.close()
    const again = await page.context().newPage()
    await again.goto(`${site.provider.url}/commande`)
    await field(again, 'comment').waitFor()
    await expectText(again, 'bordereau.pdf')
    expect(await field(again, 'clientName').inputValue()).toBe('Modèle')
    expect(await field(again, 'address').inputValue()).toContain('Oliviers')
  })

  /** A phone with a whole order, before its card. */
  async function readyToPay(company = 'Chantier Exemple'): Promise<Page> {
    const page = await site.visit()
    await fillOrder(page)
    await field(page, 'steClient').fill(company)
    await submitOrder(page)
    return page
  }
})

async function expectText(page: Page, text: string | RegExp): Promise<void> {
  await expect.poll(() => page.getByText(text).first().isVisible()).toBe(true)
}

/** « 19,90 € » → 1990, for each line of the ticket. */
async function amounts(texts: Promise<string[]>): Promise<number[]> {
  // Flex adds nothing, and says so in a word.
  return (await texts).map((text) => (text === 'inclus' ? 0 : centsFromEuros(text.replaceAll(/[^\d,-]/g, ''))))
}
