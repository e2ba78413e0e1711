import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { faultsOf } from '#tests/journeys/axe.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field, fillOrder, register, signIn, submitOrder } from '#tests/journeys/supplier.ts'

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

const asksSecure = '4000002500003155'
const declined = '4000000000000002'

describe('An order that a colleague pays by its link', () => {
  it('is prepared on one phone, refused, asked about and paid once on another, and is paid for both', async () => {
    const faults: string[] = []
    const { page } = await newPhone({ reducedMotion: 'reduce' })
    await register(page, provider.url)
    await signIn(page)
    await readyToPay(page)
    await button(page, 'Fais payer par un lien').tap()
    await button(page, 'Créer le lien').waitFor()
    faults.push(...(await faultsOf(page, 'a link to make')))
    await button(page, 'Créer le lien').tap()
    const link = page.getByRole('textbox', { name: 'Lien de paiement' })
    await link.waitFor()
    faults.push(...(await faultsOf(page, 'a link that is made')))
    const url = await link.inputValue()
    expect(url).toMatch(new RegExp(`^${provider.url}/payer/[\\w-]{43}$`))
    await button(page, 'Fermer la fenêtre').tap()
    await page.waitForURL('**/historique/*')
    await page.getByText('Non payé').first().waitFor()

    const { page: other, complaints } = await newPhone({ reducedMotion: 'reduce' })
    await other.goto(url)
    await field(other, 'cardNumber').waitFor()
    faults.push(...(await faultsOf(other, 'a link to pay by')))
    const shown = (await other.locator('main').textContent()) ?? ''
    expect(shown).toContain('Total TTC')
    expect(shown).not.toMatch(/rue|avenue|@|0[67](?:\s?\d\d){4}/)
    await type(other, declined)
    await payButton(other).tap()
    await other.getByRole('alert').getByText('refusée').waitFor()
    faults.push(...(await faultsOf(other, 'a refused card')))
    await type(other, asksSecure)
    await payButton(other).tap()
    await button(other, 'Autoriser').tap()
    await other.getByRole('heading', { name: 'Payé', exact: true }).waitFor()
    faults.push(...(await faultsOf(other, 'paid')))
    await other.reload()
    await other.getByRole('heading', { name: 'Déjà payée' }).waitFor()
    expect(complaints).toEqual([])

    await page.reload()
    await page
      .getByText(/Payé le \d/)
      .first()
      .waitFor({ state: 'attached' })
    expect(await page.getByText('Non payé').count()).toBe(0)
    await page.goto(`${provider.url}/commande`)
    await field(page, 'clientName').waitFor()
    expect(await field(page, 'clientName').inputValue()).toBe('')
    expect([charged(), faults]).toEqual([1, []])
  }, 300_000)

  it('is paid where the page is lost as its card leaves, and says so to who opens the link again', async () => {
    const { page } = await newPhone({ reducedMotion: 'reduce' })
    await page.goto(`${provider.url}/login`)
    await signIn(page)
    await readyToPay(page)
    const url = await linkOf(page)
    const before = charged()
    const { page: other } = await newPhone({ reducedMotion: 'reduce', forgive: [/ERR_|status of/] })
    await other.goto(url)
    await type(other, '4242424242424242')
    await other.route('**/fo/payer/*/confirmer', (route) => route.abort())
    await payButton(other).tap()
    await other.getByText('Ne paie pas une deuxième fois.').waitFor()
    expect(await faultsOf(other, 'an unknown end')).toEqual([])
    await other.unroute('**/fo/payer/*/confirmer')
    await other.reload()
    await other.getByRole('heading', { name: /Payé/i }).waitFor()
    expect(charged()).toBe(before + 1)
  }, 300_000)

  it('says on its page that it is over, unknown, or out of reach, and asks for no card without a network', async () => {
    const { page } = await newPhone({ reducedMotion: 'reduce' })
    await page.goto(`${provider.url}/login`)
    await signIn(page)
    await readyToPay(page)
    const url = await linkOf(page)
    const { page: other, context } = await newDesktop({
      reducedMotion: 'reduce',
      forgive: [/status of 404/, /ERR_INTERNET/],
    })
    await other.goto(url)
    await type(other, '4242424242424242')
    await context.setOffline(true)
    await payButton(other).click()
    await other.getByText('cette carte n’est pas partie').waitFor()
    await context.setOffline(false)
    await other.goto(`${provider.url}/payer/inconnu`)
    await other.getByRole('heading', { name: 'Lien introuvable' }).waitFor()
    expect(await faultsOf(other, 'an unknown link')).toEqual([])
    book((file) => file.exec('update pay_links set expires_at = 1'))
    await other.goto(url)
    await other.getByRole('heading', { name: 'Lien expiré' }).waitFor()
    expect(await faultsOf(other, 'a link that is over')).toEqual([])
    expect(await other.getByText('Total TTC').count()).toBe(0)
    const document = await other.request.get(url)
    expect(document.headers()['x-robots-tag']).toBe('noindex')
  }, 300_000)
})

/** A new order at its payment. */
async function readyToPay(page: Page): Promise<void> {
  await page.goto(`${provider.url}/commande`)
  await field(page, 'clientName').waitFor()
  await fillOrder(page)
  await submitOrder(page)
}

/** The link of the order that is at its payment. */
async function linkOf(page: Page): Promise<string> {
  await button(page, 'Fais payer par un lien').tap()
  await button(page, 'Créer le lien').tap()
  return await page.getByRole('textbox', { name: 'Lien de paiement' }).inputValue()
}

async function type(page: Page, card: string): Promise<void> {
  await field(page, 'cardNumber').fill(card)
  await field(page, 'cardExpiry').fill('12 / 30')
  await field(page, 'cardCvc').fill('123')
}

/** How often the embedded processor charged. */
function charged(): number {
  return book((file) => {
    const row = file.prepare("select count(*) as times from embedded_intents where status = 'succeeded'").get()
    return Number(row?.['times'])
  })
}

function book<T>(work: (file: DatabaseSync) => T): T {
  const file = new DatabaseSync(join(provider.folder, 'colibat.db'), { timeout: 5000 })
  try {
    return work(file)
  } finally {
    file.close()
  }
}

function payButton(page: Page) {
  return page.getByRole('button', { name: /^Payer/ }).and(page.locator(':enabled'))
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name })
}
