import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import { start, type Geoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { axeFaults } from '#tests/journeys/axe.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field, register, signIn } from '#tests/journeys/supplier.ts'

let provider: Provider
let state: Geoplateforme
beforeAll(async () => {
  state = await start()
  provider = await startProvider('sqlite', state.url, inject('postgresUrl'))
})
afterAll(() => Promise.all([provider.remove(), state.stop()]))

const type = async (page: Page, name: string, text: string) => {
  await field(page, name).tap()
  await page.keyboard.type(text)
}
const pick = async (page: Page, name: string, text: string) => {
  await type(page, name, text)
  await page.getByRole('listbox').getByRole('option').first().tap()
}
const total = (page: Page) => page.locator('.estimate .ticket-amount').innerText()
const euros = async (page: Page) => Number.parseFloat((await total(page)).replace(',', '.'))

describe('the estimate of a visitor without an account', () => {
  it('loads nothing until it is touched, then tells three prices, and is written nowhere', async () => {
    const { page, complaints } = await newPhone()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${provider.url}/`, { waitUntil: 'networkidle' })
    expect(asked.filter((path) => path.endsWith('.js'))).toEqual([expect.stringContaining('/assets/every-page-')])
    await pick(page, 'pickupAdr', '12 chemin des oliviers')
    // The other end is next, and the picked address stands whole.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('address')
    await page.locator('.combobox-lines', { hasText: 'Mougins' }).waitFor()
    await pick(page, 'address', 'Nice')
    await page.getByText('Commander cette livraison').locator('visible=true').waitFor()
    const light = await euros(page)
    await field(page, 'poids').selectOption('151-300')
    await page.getByText('Flex · 151-300 kg').waitFor()
    await expect.poll(() => euros(page)).toBeCloseTo(light + 12, 2)
    expect(await page.getByText(/trajet \d+\smin/).isVisible()).toBe(true)
    expect(await axeFaults(page)).toEqual([])
    expect(page.url()).toBe(`${provider.url}/`)
    expect(complaints).toEqual([])
  })

  it('looks up what was typed and not picked, and says what is missing at its field', async () => {
    const { page } = await newPhone()
    await page.goto(`${provider.url}/`)
    await page.getByRole('button', { name: 'Estimer le prix' }).tap()
    await page.getByText('Adresse requise').first().waitFor()
    await type(page, 'pickupAdr', '06250 Mougins')
    await type(page, 'address', '06000 Nice')
    await field(page, 'address').press('Enter')
    await page.getByText('Commander cette livraison').locator('visible=true').waitFor()
    expect(await page.getByText('Adresse requise').count()).toBe(0)
  })

  it('says that it is offline, and goes on when the network is back', async () => {
    const { page, context } = await newPhone({ forgive: [/ERR_INTERNET_DISCONNECTED/] })
    await page.goto(`${provider.url}/`)
    await pick(page, 'pickupAdr', 'Nice')
    await context.setOffline(true)
    await type(page, 'address', '12 chemin des oliviers')
    await page.getByText('l’adresse se cherche dès que le réseau revient').waitFor()
    await context.setOffline(false)
    await page.getByRole('listbox').getByRole('option').first().tap()
    await page.getByText('Commander cette livraison').locator('visible=true').waitFor()
    expect(await page.getByText('dès que le réseau revient').count()).toBe(0)
  })

  it('says so when the network was gone before the first touch, and comes at the next one', async () => {
    const { page, context } = await newPhone({ forgive: [/ERR_INTERNET_DISCONNECTED/] })
    await page.goto(`${provider.url}/`, { waitUntil: 'networkidle' })
    await context.setOffline(true)
    await field(page, 'pickupAdr').tap()
    await page.getByText('l’estimation demande le réseau').waitFor()
    await context.setOffline(false)
    await pick(page, 'address', 'Nice')
    expect(await page.getByText('l’estimation demande le réseau').isVisible()).toBe(false)
  })

  it('carries the route through the login into the order form', async () => {
    const { page } = await newPhone()
    await register(page, provider.url)
    await page.goto(`${provider.url}/`)
    await pick(page, 'pickupAdr', '12 chemin des oliviers')
    await pick(page, 'address', 'Nice')
    // What the shortest ride costs stands there until the answer does.
    await expect.poll(() => total(page)).not.toContain('23,88')
    const price = (await total(page)).trim()
    await page.getByText('Commander cette livraison').locator('visible=true').tap()
    // Who has no account yet is asked to open one, and sees what waits; so does who has one.
    await page.waitForURL('**/register#estimation')
    await page.getByText('Ton estimation t’attend').waitFor()
    await page.locator('.ticket-amount', { hasText: price }).waitFor()
    await page.getByRole('link', { name: 'Se connecter' }).first().tap()
    await page.waitForURL('**/login')
    await page.locator('.ticket-amount', { hasText: price }).waitFor()
    await signIn(page)
    await expect.poll(() => field(page, 'pickupAdr').inputValue()).toContain('Chemin des Oliviers')
    expect(await field(page, 'address').inputValue()).toContain('Nice')
    expect(await field(page, 'poids').inputValue()).toBe('-150')
    expect(await page.evaluate(() => sessionStorage.getItem('estimation'))).toBeNull()
    // What filled it says so where it did, over neither menu nor title, and is taken back there.
    await page.getByText('Trajet et poids repris de ton estimation.').waitFor()
    await page.locator('#livraison').getByRole('button', { name: 'Annuler' }).tap()
    expect([await field(page, 'pickupAdr').inputValue(), await field(page, 'poids').inputValue()]).toEqual(['', ''])
  })
})
