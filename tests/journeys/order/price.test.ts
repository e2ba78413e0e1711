import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { centsFromEuros } from '#rules/price/money.ts'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { fillRoute, submitButton } from './order-visitor.ts'
import { type Provider, serverGone, startProvider } from '#tests/journeys/provider.ts'
import { field, fillOrder, pay, pickByTouch, register, signIn, submitOrder } from '#tests/journeys/supplier.ts'

const usualTariff = JSON.parse(readFileSync('src/server/config/tariff.json', 'utf8')) as { base: number }
const tariffFile = join(mkdtempSync(join(tmpdir(), 'colibat-tariff-')), 'tariff.json')
/** What Chromium writes when a call is cut, or the server away. */
const forgive = [/ERR_FAILED/, /ERR_INTERNET_DISCONNECTED/, serverGone, /409 \(Conflict\)/]

let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider
let currentBase = usualTariff.base
let storageState: Awaited<ReturnType<Awaited<ReturnType<typeof newPhone>>['context']['storageState']>>

beforeAll(async () => {
  writeFileSync(tariffFile, JSON.stringify(usualTariff))
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, '', { TARIFF_FILE: tariffFile })
  const { context, page } = await newPhone()
  await register(page, provider.url)
  await signIn(page)
  storageState = await context.storageState()
})
beforeEach(async () => {
  services.misbehave('well')
  if (currentBase !== usualTariff.base) await newBase(usualTariff.base)
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
  rmSync(dirname(tariffFile), { recursive: true })
})

describe('The price on a phone', () => {
  it('opens its lines above the bar at a tap on the total, and they add up to it', async () => {
    const { page } = await order()
    await fillRoute(page)
    await priced(page)
    await toggle(page).tap()
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('true')
    const lines = page.getByRole('region', { name: 'Détail du prix' })
    const [base, weight, trip, option, totalHT, vat] = await amounts(lines.locator('dd'))
    expect([base, weight, base! + weight! + trip! + option!]).toEqual([1990, 1000, totalHT])
    expect(totalHT! + vat!).toBe((await amounts(toggle(page).locator('b')))[0])
    await lines.evaluate((panel) => Promise.all(panel.getAnimations({ subtree: true }).map(({ finished }) => finished)))
    const [box, bar] = await Promise.all([lines.boundingBox(), page.locator('.bottom-bar').boundingBox()])
    expect(Math.abs(box!.y + box!.height - bar!.y)).toBeLessThanOrEqual(1)
    expect(box!.y).toBeGreaterThan(64)
  })

  it('closes them by Escape, with the focus back on the total', async () => {
    const { page } = await order()
    await fillRoute(page)
    await priced(page)
    await toggle(page).tap()
    await page.keyboard.press('Escape')
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('false')
    expect(await focusIsOn(toggle(page))).toBe(true)
  })

  it('takes the keyboard away from a field when they open', async () => {
    const { page } = await order()
    await fillRoute(page)
    await priced(page)
    await field(page, 'comment').focus()
    await toggle(page).tap()
    expect(await focusIsOn(toggle(page))).toBe(true)
  })

  it('closes them as soon as a field has the focus, and hides no field under the bar', async () => {
    const { page } = await order()
    await fillRoute(page)
    await priced(page)
    await toggle(page).tap()
    await field(page, 'clientName').focus()
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('false')
    for (const name of ['telephone', 'comment', 'clientName', 'poids']) {
      await field(page, name).focus()
      const [control, bar] = await Promise.all([
        field(page, name).boundingBox(),
        page.locator('.bottom-bar').boundingBox(),
      ])
      expect(control!.y + control!.height, name).toBeLessThanOrEqual(bar!.y)
    }
  })

  it('closes them at a tap beside them, and reaches them by keyboard', async () => {
    const { page } = await order()
    await fillRoute(page)
    await priced(page)
    await toggle(page).press('Enter')
    await page.keyboard.press('Tab')
    expect(await focusIsOn(page.getByRole('region', { name: 'Détail du prix' }))).toBe(true)
    await page.getByRole('heading', { name: 'Le moment' }).tap()
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('false')
  })
})

describe('The price on a desktop', () => {
  it('stays in sight over the whole form', async () => {
    const { page } = await order(newDesktop)
    const ticket = page.locator('.page-aside .ticket')
    await field(page, 'comment').scrollIntoViewIfNeeded()
    const box = await ticket.boundingBox()
    expect(box!.y).toBeGreaterThan(60)
    expect(box!.y + box!.height).toBeLessThan(800)
  })
})

describe('A price that has changed', () => {
  it('sends the payment back to the form, which says both totals and the line that changed; the next submission pays', async () => {
    const { page } = await order()
    await fillOrder(page)
    await submitOrder(page)
    await field(page, 'cardNumber').waitFor()
    const before = await total(page.locator('.ticket-amount').first())
    await newBase(21.9)
    await pay(page, '4242424242424242')
    await page.waitForURL('**/commande')
    const notice = requote(page)
    await notice.waitFor()
    expect((await notice.innerText()).split('\n').filter(Boolean).map(plain)).toEqual([
      plain(`Prix mis à jour : ${euros(before)} → ${euros(before + 240)}`),
      'Base : 19,90 € → 21,90 €',
    ])
    await submitOrder(page)
    await pay(page, '4242424242424242')
    await page.waitForURL('**/payment-success')
  })

  it('is told when the draft is opened again', async () => {
    const { context, page } = await order()
    await fillRoute(page)
    await priced(page)
    await page.getByText('Brouillon enregistré sur ce téléphone').first().waitFor()
    await page.close()
    await newBase(22.9)
    const again = await context.newPage()
    await again.goto(`${provider.url}/commande`)
    const notice = requote(again)
    await notice.getByText('Base : 19,90 € → 22,90 €').waitFor()
    expect(await again.locator('.bottom-bar').innerText()).toContain('Prix mis à jour')
    await field(again, 'poids').selectOption('-150')
    await notice.waitFor({ state: 'detached' })
  })

  it('stops an order that was left open for an hour, and lets the next press through', async () => {
    const { page } = await order(newPhone, morning)
    await fillOrder(page)
    await priced(page)
    await newBase(23.9)
    // While nobody answers, the order waits for its author instead.
    await page.getByText('Le serveur ne répond pas').first().waitFor({ state: 'detached', timeout: 90_000 })
    await page.clock.fastForward('01:00:00')
    await submitButton(page).tap()
    await page
      .locator('.toast')
      .getByText(/^Prix mis à jour/)
      .waitFor()
    expect(new URL(page.url()).pathname).toBe('/commande')
    await submitOrder(page)
  })
})

describe('An order without a price', () => {
  it('says so, goes out by mail without any payment, and waits in the history', async () => {
    const { page } = await order()
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await fillOrder(page)
    await field(page, 'steClient').fill('Sans prix')
    await priced(page)
    // Without an hour there is nothing to ask for, until Flex is chosen again.
    await page.locator('[name=livraisonType][value=planifiee]').check({ force: true })
    await field(page, 'address').fill('')
    await field(page, 'address').pressSequentially('3 avenue jean medecin nice')
    await page
      .getByRole('option', { name: /Jean Médecin/ })
      .first()
      .tap()
    services.misbehave('no-route')
    await page.locator('[name=livraisonType][value=flex]').check({ force: true })
    await page
      .locator('.ticket:visible')
      .getByText('Tarif indisponible. On revient vite par mail pour vous confirmer le prix')
      .waitFor()
    await submitButton(page).tap()
    await page.waitForURL('**/confirmation')
    await page.getByText('Commande enregistrée !').waitFor()
    expect(calls.filter((path) => /^\/api\/.*(?:payment|upload)/.test(path))).toEqual([])
    await page.goto(`${provider.url}/historique`)
    await page.getByText('Sans prix', { exact: true }).first().waitFor()
    expect(await page.getByText('En attente').first().isVisible()).toBe(true)
    const card = page.locator('.order-card', { hasText: 'Sans prix' }).first()
    expect(await card.innerText()).toContain('Prix à confirmer')
    expect(await card.innerText()).not.toContain('0,00')
  })

  it('finds it again when the network is back', async () => {
    const { context, page } = await order(newPhone, null, { forgive })
    await fillRoute(page)
    await priced(page)
    await context.setOffline(true)
    await field(page, 'poids').selectOption('301-450')
    await page.locator('.ticket:visible').getByText('Le prix se calcule dès que le réseau revient.').waitFor()
    await context.setOffline(false)
    await priced(page)
    expect((await amounts(page.locator('.ticket:visible dd')))[1]).toBe(2000)
  })

  // The last one: a server that met a failing road service does without it for a while.
  it('has the estimated road when the road service fails', async () => {
    const { page } = await order()
    await pickByTouch(page, 'pickupAdr', 'zi les tourrades')
    await field(page, 'address').pressSequentially('boulevard carnot cannes')
    await page
      .getByRole('option', { name: /Boulevard Carnot/ })
      .first()
      .tap()
    services.misbehave('broken')
    await field(page, 'poids').selectOption('151-300')
    await page
      .locator('.ticket:visible')
      .getByText(/min \(estimé\)/)
      .waitFor()
    expect(await submitButton(page).isEnabled()).toBe(true)
  })
})

describe('The limit of calculations', () => {
  it('is told at the eighth and at the eleventh, over a visit to the payment too; what was calculated stays', async () => {
    const { page } = await order()
    await fillOrder(page)
    await priced(page)
    const weigh = async (band: string, cents: number) => {
      await field(page, 'poids').selectOption(band)
      await expect.poll(async () => (await amounts(page.locator('.ticket:visible dd')))[1]).toBe(cents)
    }
    const others: [string, number][] = [
      ['-150', 0],
      ['301-450', 2000],
      ['451-600', 3000],
      ['601-750', 4000],
      ['751-900', 5000],
      ['901-1350', 8000],
    ]
    for (const [band, cents] of others) await weigh(band, cents)
    await weigh('151-300', 1000)
    await submitOrder(page)
    await page.getByRole('link', { name: 'Modifier la commande' }).tap()
    await priced(page)
    await page.locator('[name=livraisonType][value=urgent]').check({ force: true })
    await page.getByText('Vous avez effectué 8 calculs de prix. Il vous reste 2 calculs avant la limite.').waitFor()
    await weigh('-150', 0)
    await weigh('301-450', 2000)
    await field(page, 'poids').selectOption('451-600')
    await page
      .locator('.toast')
      .getByText('Limite de calculs atteinte. Veuillez soumettre votre commande ou recharger la page.')
      .waitFor()
    await weigh('-150', 0)
    expect(await submitButton(page).isEnabled()).toBe(true)
  })
})

const morning = '2026-11-19T09:00:00+01:00'

type Wishes = Parameters<typeof newPhone>[0]

/** An empty form; with a clock of its own when one is told. */
async function order(newVisitor = newPhone, clock: string | null = null, wishes: Wishes = { forgive }) {
  const visitor = await newVisitor({ hasTouch: true, storageState, ...wishes })
  if (clock) await visitor.page.clock.install({ time: new Date(clock) })
  await visitor.page.goto(`${provider.url}/commande`)
  await field(visitor.page, 'comment').waitFor()
  return visitor
}

/** The operator changes the base price, and the server starts again. */
async function newBase(base: number): Promise<void> {
  currentBase = base
  writeFileSync(tariffFile, JSON.stringify({ ...usualTariff, base }))
  await provider.kill()
  await provider.restart()
}

/** What the ticket says of a price that replaced another. */
function requote(page: Page): Locator {
  return page.locator('.ticket:visible').getByRole('status').filter({ hasText: 'Prix mis à jour' })
}

function toggle(page: Page): Locator {
  return page.locator('.bottom-bar-toggle')
}

function priced(page: Page): Promise<void> {
  return page.locator('.ticket:visible:not([data-busy])').getByText('Total HT').waitFor()
}

function focusIsOn(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}

async function total(amount: Locator): Promise<number> {
  return (await amounts(amount))[0] ?? Number.NaN
}

/** « 19,90 € » → 1990. */
async function amounts(texts: Locator): Promise<number[]> {
  // Flex adds nothing, and says so in a word.
  return (await texts.allInnerTexts()).map((text) =>
    text === 'inclus' ? 0 : centsFromEuros(text.replaceAll(/[^\d,]/g, '')),
  )
}

function euros(cents: number): string {
  return `${(cents / 100).toFixed(2).replace('.', ',')} €`
}

function plain(text: string): string {
  return text.replaceAll(/\s/g, ' ').trim()
}
