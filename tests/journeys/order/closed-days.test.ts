import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clockAt, reglagesOf } from '#tests/journeys/stood-clock.ts'
import { fillOrder, paidOrderId, pay, submitOrder } from '#tests/journeys/supplier.ts'
import { newPhone } from '#tests/setup/browser.ts'
import { openOrderSite, type OrderSite } from './order-visitor.ts'

const christmasEve = '2026-12-24T13:00:00+01:00'
const clock = clockAt(christmasEve)
let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite(clock)
})
afterAll(() => site.close())

describe('The order form on 24 December 2026', () => {
  it('strikes Christmas out by its name, begins on the Saturday after it, and is paid for that day', async () => {
    const page = await opened()
    expect(await chosenDay(page)).toBe('samedi 26 décembre')
    const christmas = page.getByRole('radio', { name: 'vendredi 25 décembre, Noël' })
    expect(await christmas.isDisabled()).toBe(true)
    await page.locator('[name=livraisonType][value=planifiee]').check({ force: true })
    expect(await christmas.isDisabled()).toBe(true)
    await page.locator('[name=livraisonType][value=flex]').check({ force: true })
    await fillOrder(page)
    await submitOrder(page)
    await pay(page, '4242 4242 4242 4242')
    const id = await paidOrderId(page)
    await page.goto(`${site.provider.url}/historique/${id}`)
    await page.getByRole('button', { name: 'Changer le moment' }).first().tap()
    await page.getByRole('radio', { name: 'lundi 28 décembre' }).waitFor({ state: 'attached' })
    expect(await page.getByRole('dialog').getByRole('radio', { name: /Noël/ }).isDisabled()).toBe(true)
  })

  it('sells no urgent pickup from 18:15 on: it would fall on Christmas', async () => {
    const page = await opened()
    const urgent = page.locator('[name=livraisonType][value=urgent]')
    expect(await urgent.isDisabled()).toBe(false)
    await page.clock.fastForward('05:16:00')
    await page.getByText(/Pas de retrait vendredi 25 déc\.\s: Noël/).waitFor()
    expect(await urgent.isDisabled()).toBe(true)
  })

  it('shows a closing of the provider by its reason, and goes on from it', async () => {
    reglages('fermeture', '2026-12-26', '2027-01-02', 'Inventaire')
    const page = await opened()
    await page.getByRole('radio', { name: 'lundi 28 décembre, Inventaire' }).waitFor({ state: 'attached' })
    expect(await chosenDay(page)).toBe('lundi 4 janvier')
    reglages('rouvrir', '2026-12-26', '2027-01-02')
  })
})

function opened(): Promise<Page> {
  return site.visit(newPhone, { timezoneId: 'Europe/Paris' }, (page) =>
    page.clock.install({ time: new Date(christmasEve) }),
  )
}

async function chosenDay(page: Page): Promise<string | null> {
  return page.locator('[name=flexDate]:checked').getAttribute('aria-label')
}

function reglages(...words: readonly string[]): void {
  reglagesOf(clock, site.provider, words)
}
