import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatEuros } from '#rules/price/money.ts'
import { faultsOf } from '#tests/journeys/axe.ts'
import { makeFirm } from '#tests/journeys/firm.ts'
import { openOrderSite, type OrderSite } from '#tests/journeys/order/order-visitor.ts'
import { field, fillOrder, submitOrder } from '#tests/journeys/supplier.ts'
import { joinTeam, signInStaff, teamMember } from '#tests/journeys/team.ts'
import { newPhone } from '#tests/setup/browser.ts'

let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite()
  await joinTeam(site.provider)
})
afterAll(() => site.close())

describe('A firm that pays once a month', () => {
  it('is given an account by a manager, orders on it, and sees what is left and due', async () => {
    const faults: string[] = []
    const page = await site.visit(newPhone, { reducedMotion: 'reduce' })
    await makeFirm(page, site.provider.url)

    const { page: manager } = await newPhone({ reducedMotion: 'reduce', forgive: [/status of 409/] })
    await manager.goto(`${site.provider.url}/login`)
    await signInStaff(manager, teamMember)
    await manager.goto(`${site.provider.url}/bo/comptes`)
    await button(manager, 'Ouvrir un compte').tap()
    await field(manager, 'jours').fill('45')
    await field(manager, 'plafond').fill('3 000')
    await button(manager, 'Ouvrir le compte').tap()
    await manager.getByText('De 0 à 30 jours : la loi n’en permet pas plus.').waitFor()
    faults.push(...(await faultsOf(manager, 'terms')))
    await field(manager, 'jours').fill('30')
    await button(manager, 'Ouvrir le compte').tap()
    await manager.getByText('Compte ouvert').waitFor()

    await page.goto(`${site.provider.url}/commande`)
    await fillOrder(page)
    await submitOrder(page)
    const account = page.getByRole('radio', { name: /^Sur le compte de l’entreprise Il reste 3 000,00/ })
    await account.waitFor()
    expect(await account.isChecked()).toBe(false)
    faults.push(...(await faultsOf(page, 'two ways')))
    await page.getByText('Sur le compte de l’entreprise').tap()
    expect(await field(page, 'cardNumber').count()).toBe(0)
    faults.push(...(await faultsOf(page, 'on account')))
    const order = page.getByRole('button', { name: /^Commander pour / })
    const price = Number(/\d[\d,]*/.exec(await order.innerText())?.[0].replace(',', '.'))
    await order.tap()
    await page.waitForURL('**/payment-success')
    await page.getByRole('heading', { name: 'Commande passée !' }).waitFor()
    faults.push(...(await faultsOf(page, 'ordered')))

    await page.getByRole('link', { name: 'Suivre ma livraison' }).tap()
    await page.getByText('En cours de validation - Non payé').waitFor()
    await page.getByText('Sur le compte', { exact: true }).waitFor()
    faults.push(...(await faultsOf(page, 'its detail')))

    await page.goto(`${site.provider.url}/entreprise`)
    await page
      .getByText(formatEuros(300_000 - Math.round(price * 100)))
      .first()
      .waitFor()
    await page.getByText('Une livraison à ce jour').waitFor()
    faults.push(...(await faultsOf(page, 'the firm')))

    await manager.reload()
    await button(manager, 'Saisir un virement').tap()
    await field(manager, 'montant').fill(String(price))
    await field(manager, 'libelle').fill('VIR EXEMPLE')
    await button(manager, 'Saisir le virement').tap()
    await manager.getByText('Virement saisi').waitFor()
    await manager.getByText('Payé d’avance').waitFor()
    faults.push(...(await faultsOf(manager, 'accounts')))
    await button(manager, 'Facturer maintenant').tap()
    await manager.getByText('Rien à facturer : aucune livraison faite ne manque à ses factures.').waitFor()

    // What was used last stands chosen.
    await page.goto(`${site.provider.url}/commande`)
    await fillOrder(page)
    await submitOrder(page)
    await account.waitFor()
    expect(await account.isChecked()).toBe(true)
    expect(faults).toEqual([])
  }, 300_000)
})

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}
