import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import { openOrderSite, type OrderSite } from './order-visitor.ts'
import { fillOrder, submitOrder } from '#tests/journeys/supplier.ts'

let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite()
})
afterAll(() => site.close())

describe.each(['Europe/Paris', 'America/New_York', 'Asia/Tokyo'])('The order form on a phone set to %s', (zone) => {
  it.each([
    [
      'Friday 11:48 in Paris',
      '2026-11-13T11:48:00+01:00',
      {
        chips: ['vendredi 13 novembre', 'samedi 14 novembre', 'dimanche 15 novembre (fermé)'],
        chosen: 'vendredi 13 novembre, PM',
        left: 'Encore 42\u00A0min pour un retrait cet après-midi',
        sent: '2026-11-13 13:30:00',
      },
    ],
    [
      'Saturday 0:30 in Paris, still Friday in New York',
      '2026-11-14T00:30:00+01:00',
      {
        chips: ['lundi 16 novembre', 'mardi 17 novembre', 'mercredi 18 novembre'],
        chosen: 'lundi 16 novembre, AM',
        left: null,
        sent: '2026-11-16 08:00:00',
      },
    ],
  ])('shows and sends what Paris says: %s', async (_, moment, seen) => {
    expect(await look(zone, moment)).toEqual({ ...seen, zone })
  })
})

describe('The chosen moment of an order form that stays open', () => {
  it('says at 12:30 that this afternoon has passed, moves nothing, and takes the next one at a tap', async () => {
    const page = await opened('2026-11-13T12:28:30+01:00')
    await page.getByText('Encore 2 min pour un retrait cet après-midi').waitFor()
    await page.clock.fastForward('00:31')
    await page.getByText('Encore 1 min pour un retrait cet après-midi').waitFor()
    await page.clock.fastForward('01:00')
    await passed(page).waitFor()
    await page.getByText("Aucun créneau disponible aujourd'hui, choisissez le prochain jour ouvré.").waitFor()
    expect(await chosenDay(page)).toBe('vendredi 13 novembre')
    expect(await page.getByText(/^Encore/).count()).toBe(0)
    await page.getByRole('button', { name: 'Prendre demain matin' }).tap()
    expect(await chosenDay(page)).toBe('samedi 14 novembre')
    expect(await passed(page).count()).toBe(0)
  })

  it('says three hours before a planned time that it is too late for it', async () => {
    const page = await opened('2026-11-13T09:58:30+01:00')
    await page.locator('[name=livraisonType][value=planifiee]').check({ force: true })
    await page.getByRole('radio', { name: '13:00' }).check({ force: true })
    expect(await page.getByText('La date doit être au moins 3 heures après maintenant').count()).toBe(0)
    await page.clock.fastForward('01:31')
    await page.getByText('La date doit être au moins 3 heures après maintenant').waitFor()
    await page.getByRole('button', { name: 'Prendre aujourd’hui à 13 h 30' }).tap()
    expect(await page.getByRole('radio', { name: '13:30' }).isChecked()).toBe(true)
  })

  it('catches up when a sleeping phone is seen again', async () => {
    const page = await opened('2026-11-13T12:00:00+01:00')
    await page.clock.setFixedTime(new Date('2026-11-13T13:00:00+01:00'))
    expect(await passed(page).count()).toBe(0)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await passed(page).waitFor()
    expect(await chosenDay(page)).toBe('vendredi 13 novembre')
  })

  it('offers Flex late on a Sunday, at a touch, where Urgent would come no sooner', async () => {
    const page = await opened('2026-11-22T18:20:00+01:00')
    await page.locator('[name=livraisonType][value=urgent]').check({ force: true })
    await page.getByText(/Flex lundi matin\s: même retrait, 23,88\s€ de moins/).waitFor()
    await page.getByRole('button', { name: 'Choisir Flex' }).tap()
    expect(await chosenDay(page)).toBe('lundi 23 novembre')
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('flex')
  })
})

async function look(timezoneId: string, moment: string) {
  const page = await opened(moment, timezoneId, (each) => each.clock.setFixedTime(new Date(moment)))
  const timer = page.getByRole('timer')
  const chosen = `${await chosenDay(page)}, ${await page.locator('[name=flexHalfDay]:checked').inputValue()}`
  const chips = await page
    .locator('[name=flexDate]')
    .evaluateAll((radios) =>
      radios
        .slice(0, 3)
        .map((radio) => `${radio.getAttribute('aria-label')}${(radio as HTMLInputElement).disabled ? ' (fermé)' : ''}`),
    )
  const left = (await timer.count()) > 0 ? await timer.innerText() : null
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  await fillOrder(page)
  await submitOrder(page)
  const sent = await page.evaluate(
    () => (history.state as { orderData: { dateLivraison: string } }).orderData.dateLivraison,
  )
  return { chips, chosen, left, sent, zone }
}

function opened(
  moment: string,
  timezoneId = 'Europe/Paris',
  prepare = (page: Page): Promise<unknown> => page.clock.install({ time: new Date(moment) }),
): Promise<Page> {
  return site.visit(newPhone, { timezoneId }, prepare)
}

function passed(page: Page): Locator {
  return page.getByRole('alert').getByText('Le moment que tu avais choisi est passé.')
}

async function chosenDay(page: Page): Promise<string | null> {
  return page.locator('[name=flexDate]:checked').getAttribute('aria-label')
}
