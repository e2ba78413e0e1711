import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#rules/moment/paris-time.ts'
import { axeFaults, faultsOf } from '#tests/journeys/axe.ts'
import { openOrderSite, type OrderSite } from '#tests/journeys/order/order-visitor.ts'
import { field, fillOrder, paidOrderId, pay, submitOrder } from '#tests/journeys/supplier.ts'
import { joinTeam, teamMember } from '#tests/journeys/team.ts'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'

let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite()
  await joinTeam(site.provider)
})
afterAll(() => site.close())

describe('A week that a manager closes at /bo/reglages', () => {
  it('names the paid order that falls into it, is applied by the keyboard alone, and is closed in the form', async () => {
    const customer = await site.visit()
    const day = await customer.locator('[name=flexDate]:checked').inputValue()
    await fillOrder(customer)
    await submitOrder(customer)
    await pay(customer, '4242 4242 4242 4242')
    const id = await paidOrderId(customer)

    const page = await openSettings()
    await press(page.getByRole('button', { name: 'Ajouter une fermeture' }))
    await field(page, 'from').and(page.locator(':focus')).fill(day)
    await field(page, 'to').fill(addDays(day, 6))
    await field(page, 'reason').focus()
    await page.keyboard.type('Inventaire')
    await page.getByText(/^Fermé du /).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Ajouter une fermeture' }).and(page.locator(':focus')).waitFor()
    await page.getByText('1 changement', { exact: true }).waitFor()
    const foreseen = page.getByRole('region', { name: 'Avec ces changements' })
    await foreseen.getByRole('link', { name: `n° ${id}, ` }).waitFor()
    expect(await closings()).toEqual([])

    await press(page.getByRole('button', { name: 'Appliquer', exact: true }))
    const dialog = page.getByRole('dialog', { name: 'Appliquer 1 changement' })
    await dialog.getByRole('link', { name: `n° ${id}, ` }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    expect(await closings()).toEqual([])
    await press(dialog.getByRole('button', { name: 'Appliquer quand même' }))
    await page.getByText('1 changement appliqué. Les clients le voient dans la seconde.').waitFor()
    await expect.poll(closings).toEqual([{ from: day, to: addDays(day, 6), reason: 'Inventaire' }])
    const form = await site.visit()
    const closed = form.getByRole('radio', { name: /, Inventaire$/ })
    await closed.first().waitFor({ state: 'attached' })
    expect(await closed.first().isDisabled()).toBe(true)

    await press(page.getByRole('region', { name: 'À déplacer' }).getByRole('link', { name: `n° ${id}, ` }))
    await page.waitForURL(`**/bo/${id}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  })
})

describe('The settings that a manager changes', () => {
  it('wait while other screens are seen, and are dropped by one press', async () => {
    const page = await openSettings()
    await changeMondayMorning(page, '12')
    await press(page.getByRole('link', { name: 'Messages' }).first())
    await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor()
    await press(page.getByRole('link', { name: 'Réglages' }).first())
    await page.getByText('1 changement', { exact: true }).waitFor()
    expect(await mondayMorning(page).textContent()).toContain('au lieu de sans limite')
    await press(page.getByRole('button', { name: 'Annuler' }))
    await page.getByText('1 changement', { exact: true }).waitFor({ state: 'detached' })
    expect(await mondayMorning(page).textContent()).not.toContain('au lieu de')
  })

  it('are not applied without a network, and stay until it is back', async () => {
    const page = await openSettings([/ERR_INTERNET_DISCONNECTED/])
    await changeMondayMorning(page, '12')
    await page.context().setOffline(true)
    await page.getByText('Hors ligne : rien n’est appliqué, tes changements restent ici.').waitFor()
    expect(await page.getByRole('button', { name: 'Appliquer' }).isDisabled()).toBe(true)
    await page.context().setOffline(false)
    await press(page.getByRole('button', { name: 'Appliquer' }).and(page.locator(':enabled')))
    await page.getByText(/^1 changement appliqué/).waitFor()
  })

  it('are shown as another hand left them, and applied at a second press', async () => {
    const page = await openSettings([/status of 409/])
    const other = await openSettings()
    for (const [each, code] of [
      [page, '98'],
      [other, '06'],
    ] as const) {
      await press(each.getByRole('button', { name: 'Ajouter un code postal de B' }))
      await field(each, 'code-b').and(each.locator(':focus')).fill(code)
      await each.keyboard.press('Enter')
    }
    await press(other.getByRole('button', { name: 'Appliquer' }))
    await other.getByText(/^1 changement appliqué/).waitFor()
    await press(page.getByRole('button', { name: 'Appliquer' }))
    await page.getByText('Quelqu’un vient de changer les réglages').waitFor()
    await page.getByRole('button', { name: 'Retirer 06' }).waitFor()
    await press(page.getByRole('button', { name: 'Appliquer' }))
    await page.getByText(/^1 changement appliqué/).waitFor()
    expect(await page.getByRole('button', { name: /^Retirer (?:06|98)$/ }).count()).toBe(2)
    await page.getByRole('region', { name: 'Journal' }).getByText('Livraison : 98 ajouté').waitFor()
  })

  it('have a partner store by its address, and not by one that is nowhere', async () => {
    const page = await openSettings()
    await press(page.getByRole('button', { name: 'Ajouter un dépôt' }))
    await field(page, 'store-name').fill('Négoce Modèle')
    await field(page, 'store-address').fill('zzzz nulle part')
    await press(page.getByRole('button', { name: 'Garder' }))
    await page.getByText('Il manque les horaires du dépôt.').waitFor()
    await page.getByText('Cette adresse est introuvable').waitFor()
    await field(page, 'store-hours').fill('7 h à 17 h')
    await field(page, 'store-address').fill('12 chemin des oliviers mougins')
    await page.getByRole('option', { name: 'Chemin des Oliviers' }).click()
    await press(page.getByRole('button', { name: 'Garder' }))
    await page.getByText('/depuis/negoce-modele').waitFor()
    await press(page.getByRole('button', { name: 'Appliquer' }))
    await page.getByText(/^1 changement appliqué/).waitFor()
    await page.getByRole('region', { name: 'Journal' }).getByText('Négoce Modèle ajouté').waitFor()
    expect(await page.getByText('/depuis/negoce-modele').count()).toBe(1)
  })
})

describe('The page of the settings', () => {
  it('has no fault that axe finds, in both themes, narrow and wide, with changes and without', async () => {
    const { page } = await newPhone()
    await signIn(page)
    expect(await faultsOf(page, '/bo/reglages')).toEqual([])
    await changeMondayMorning(page, '8')
    await press(page.getByRole('button', { name: 'Ajouter une fermeture' }))
    for (const width of [390, 1280])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 2600 })
        await page.emulateMedia({ colorScheme })
        expect(await axeFaults(page), `${width} px, ${colorScheme}`).toEqual([])
      }
    await press(page.getByRole('button', { name: 'Laisser' }))
    expect(await faultsOf(page, '/bo/reglages with changes')).toEqual([])
  })
})

async function openSettings(forgive: readonly RegExp[] = []): Promise<Page> {
  const { page } = await newDesktop({ forgive })
  await signIn(page)
  return page
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${site.provider.url}/login`)
  await field(page, 'email').fill(teamMember.email)
  await field(page, 'password').fill(teamMember.password)
  await press(page.getByRole('button', { name: 'Se connecter' }))
  await page.waitForURL('**/bo')
  await page.goto(`${site.provider.url}/bo/reglages`)
  await page.getByRole('heading', { name: 'Places par demi-journée' }).waitFor()
}

/** By the keyboard. */
async function press(control: Locator): Promise<void> {
  await control.focus()
  await control.press('Enter')
}

function mondayMorning(page: Page): Locator {
  return page.getByRole('button', { name: /^Lundi matin/ })
}

async function changeMondayMorning(page: Page, orders: string): Promise<void> {
  await press(mondayMorning(page))
  await field(page, 'orders').fill(orders)
  await page.keyboard.press('Enter')
  await page.getByText('1 changement', { exact: true }).waitFor()
}

/** As every page is told. */
async function closings(): Promise<unknown> {
  const { closings: told } = (await (await fetch(`${site.provider.url}/api/settings`)).json()) as { closings: unknown }
  return told
}
