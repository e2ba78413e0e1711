import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clockAt, reglagesOf } from '#tests/journeys/stood-clock.ts'
import { fillOrder, paidOrderId, pay, submitOrder } from '#tests/journeys/supplier.ts'
import { newPhone } from '#tests/setup/browser.ts'
import { axeFaults } from '#tests/journeys/axe.ts'
import { fillRoute, openOrderSite, type OrderSite } from './order-visitor.ts'

const thursday = '2026-12-03T13:00:00+01:00'
const clock = clockAt(thursday)
let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite(clock)
})
afterAll(() => site.close())
beforeEach(() => {
  for (const half of ['matin', 'après-midi']) reglages('places', 'vendredi', half)
})

describe('A half-day of limited places', () => {
  it('is « Complet » once they are taken; the form begins with the next one', async () => {
    reglages('places', 'vendredi', 'matin', '0')
    const page = await opened()
    await page.getByRole('radio', { name: 'Matin Complet' }).waitFor({ state: 'attached' })
    expect(await chosen(page)).toEqual(['vendredi 4 décembre', 'PM'])
    reglages('places', 'vendredi', 'après-midi', '0')
    await page.reload()
    await page.getByRole('radio', { name: 'vendredi 4 décembre, Complet' }).waitFor({ state: 'attached' })
    expect(await chosen(page)).toEqual(['samedi 5 décembre', 'AM'])
  })

  it('is lost to who is quicker before a card is charged, and the next free ones are a tap away', async () => {
    reglages('places', 'vendredi', 'matin', '1')
    const [late, quick] = [await opened(), await opened()]
    for (const page of [late, quick]) {
      await fillOrder(page)
      await submitOrder(page)
    }
    await pay(quick, '4242 4242 4242 4242')
    await paidOrderId(quick)
    await pay(late, '4242 4242 4242 4242')
    await late.getByText(/Vendredi 4 décembre, matin vient de se remplir, rien n’est débité\./).waitFor()
    await late.getByText(/Encore libres\s: vendredi 4 décembre, après-midi/).waitFor()
    await late.getByRole('link', { name: 'Modifier la commande' }).tap()
    await late.getByText('La demi-journée que tu avais choisie est complète.').waitFor()
    expect(await axeFaults(late)).toEqual([])
    await late.getByRole('button', { name: 'Prendre demain après-midi' }).tap()
    expect(await chosen(late)).toEqual(['vendredi 4 décembre', 'PM'])
    await submitOrder(late)
    await pay(late, '4242 4242 4242 4242')
    expect(await paidOrderId(late)).toBeGreaterThan(0)
  })
})

describe('A route out of the zone', () => {
  it('is told as soon as both addresses stand, and is asked for by mail', async () => {
    reglages('zone', 'B', '83')
    const words = 'Nous n’y allons pas encore à prix fixe'
    const page = await opened()
    await fillRoute(page, '')
    await page.getByText(words).waitFor()
    await page.locator('[name=poids]').selectOption('151-300')
    await page.getByText('Tarif indisponible.', { exact: false }).first().waitFor()
    expect(await page.getByText(words).count()).toBe(1)
    reglages('zone', 'B')
  })
})

function opened(): Promise<Page> {
  return site.visit(newPhone, { timezoneId: 'Europe/Paris', forgive: [/status of 409/] }, (page) =>
    page.clock.install({ time: new Date(thursday) }),
  )
}

async function chosen(page: Page): Promise<(string | null)[]> {
  return [
    await page.locator('[name=flexDate]:checked').getAttribute('aria-label'),
    await page.locator('[name=flexHalfDay]:checked').getAttribute('value'),
  ]
}

function reglages(...words: readonly string[]): void {
  reglagesOf(clock, site.provider, words)
}
