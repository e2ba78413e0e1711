import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { faultsOf } from '#tests/journeys/axe.ts'
import { openDemo, signInDemo } from '#tests/journeys/demo-visitor.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field, fillOrder, register, signIn, submitOrder } from '#tests/journeys/supplier.ts'

let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider

beforeAll(async () => {
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, '')
  openDemo(provider)
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
})

/** The bank asks its holder each time. */
const always = '4000002760003184'

describe('A card that its holder lets be kept', () => {
  it('stands chosen at the next payment with its bank’s question, says when it has expired, and goes at /account', async () => {
    const faults: string[] = []
    const { page } = await newPhone({ reducedMotion: 'reduce' })
    await register(page, provider.url)
    await signIn(page)
    await fillOrder(page)
    await submitOrder(page)
    const box = page.getByRole('checkbox', { name: 'Garder cette carte pour la prochaine fois' })
    await box.waitFor()
    expect([await box.isChecked(), await page.getByRole('radio').count()]).toEqual([false, 0])
    await box.check({ force: true })
    faults.push(...(await faultsOf(page, 'a card to keep')))
    await field(page, 'cardNumber').fill(always)
    await field(page, 'cardExpiry').fill('12 / 30')
    await field(page, 'cardCvc').fill('123')
    await payButton(page).tap()
    await button(page, 'Autoriser').tap()
    await page.waitForURL('**/payment-success')

    await readyToPay(page)
    const kept = page.getByRole('radio', { name: 'Carte qui finit par 3184 expire 12/30' })
    await kept.waitFor()
    expect([await kept.isChecked(), await field(page, 'cardNumber').count()]).toEqual([true, 0])
    faults.push(...(await faultsOf(page, 'a kept card')))
    await page.getByText('Une autre carte').tap()
    await field(page, 'cardNumber').waitFor()
    faults.push(...(await faultsOf(page, 'another card')))
    await page.getByText('3184').tap()
    await payButton(page).tap()
    await button(page, 'Refuser').tap()
    await page.waitForURL('**/payment-failed')
    await page.getByRole('link', { name: 'Réessayer' }).tap()
    await payButton(page).tap()
    await button(page, 'Autoriser').tap()
    await page.waitForURL('**/payment-success')

    expire()
    await readyToPay(page)
    const over = page.getByRole('radio', { name: 'Carte qui finit par 3184 a expiré fin 01/25 : choisis-en une autre' })
    await over.waitFor()
    expect([await over.isDisabled(), await over.isChecked()]).toEqual([true, false])
    await field(page, 'cardNumber').waitFor()
    faults.push(...(await faultsOf(page, 'an expired card')))

    await page.goto(`${provider.url}/account`)
    await page.getByText('A expiré fin 01/25').waitFor()
    faults.push(...(await faultsOf(page, 'the cards of an account')))
    await button(page, 'Retirer la carte qui finit par 3184').tap()
    await page.getByText('Le prestataire de paiement ne la garde plus.').waitFor()
    faults.push(...(await faultsOf(page, 'a card to remove')))
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).tap()
    await page.getByText('Aucune. En payant, coche').waitFor()
    expect(faults).toEqual([])
  }, 300_000)

  it('is no other account’s', async () => {
    const { page } = await newPhone()
    await page.goto(`${provider.url}/login`)
    await signInDemo(page, '**/commande')
    await page.goto(`${provider.url}/account`)
    await page.getByText('Aucune. En payant, coche').waitFor()
    expect(await page.getByText('3184').count()).toBe(0)
  })
})

describe('A payment whose kept cards do not come', () => {
  it('says so, and is made by a typed card', async () => {
    const { page } = await newPhone({ forgive: [/status of 503/] })
    await page.goto(`${provider.url}/login`)
    await signIn(page)
    await page.route('**/fo/cartes/ouvrir', (route) => route.fulfill({ status: 503, json: { success: false } }))
    await readyToPay(page)
    await page.getByText('Tes cartes gardées ne répondent pas pour l’instant : saisis ta carte.').waitFor()
    expect(await page.getByRole('checkbox').count()).toBe(0)
    await field(page, 'cardNumber').fill('4242424242424242')
    await field(page, 'cardExpiry').fill('12 / 30')
    await field(page, 'cardCvc').fill('123')
    await payButton(page).tap()
    await page.waitForURL('**/payment-success')
  })
})

/** A new order that is like the last, at its payment. */
async function readyToPay(page: Page): Promise<void> {
  await page.goto(`${provider.url}/commande`)
  await field(page, 'clientName').waitFor()
  await fillOrder(page)
  await submitOrder(page)
}

/** The embedded processor's own book says January 2025 of every card. */
function expire(): void {
  const book = new DatabaseSync(join(provider.folder, 'colibat.db'), { timeout: 5000 })
  book.exec("update embedded_cards set expires = '2025-01'")
  book.close()
}

function payButton(page: Page) {
  return page.getByRole('button', { name: /^Payer/ }).and(page.locator(':enabled'))
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}
