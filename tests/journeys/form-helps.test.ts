import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import { axeFaults } from './axe.ts'
import { openOrderSite, type OrderSite } from './order-visitor.ts'
import { field, sample } from './supplier.ts'

let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite()
})
afterAll(() => site.close())

/** Twenty metres from number 12. */
const oliviers = { latitude: 43.6032, longitude: 6.9965, accuracy: 12 }

describe('« Ma position »', () => {
  it('fills the delivery address with the nearest one at one tap, which another takes back', async () => {
    const page = await site.visit(newPhone, { permissions: ['geolocation'], geolocation: oliviers })
    expect(await page.getByRole('button', { name: 'Ma position' }).count()).toBe(1)
    await page.getByRole('button', { name: 'Ma position' }).tap()
    await page.getByText('L’adresse la plus proche de toi. Vérifie le numéro.').waitFor()
    expect(await field(page, 'address').inputValue()).toBe('12 Chemin des Oliviers, 06250 Mougins')
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Annuler' }).tap()
    await page.getByRole('button', { name: 'Ma position' }).waitFor()
    expect(await field(page, 'address').inputValue()).toBe('')
  })

  it.each([
    ['is refused', { permissions: [] }, 'Ton navigateur ne donne pas ta position à ce site. Autorise-la dans ses réglages, ou écris l’adresse.'],
    ['is far from any address', { permissions: ['geolocation'], geolocation: { latitude: 43.9, longitude: 6.1, accuracy: 12 } }, 'Aucune adresse connue à moins de 200 m de toi : écris-la.'],
    ['is not exact', { permissions: ['geolocation'], geolocation: { ...oliviers, accuracy: 2_400 } }, 'Ta position n’est connue qu’à 2 km près : écris l’adresse.'],
  ])('says so under the field when it %s, and leaves it to be typed', async (_, wishes, sentence) => {
    const page = await site.visit(newPhone, wishes)
    await page.getByRole('button', { name: 'Ma position' }).tap()
    await page.getByText(sentence).waitFor()
    expect(await axeFaults(page)).toEqual([])
    expect(await field(page, 'address').inputValue()).toBe('')
  })
})

describe('« C’est moi qui réceptionne »', () => {
  it('fills the customer’s three fields from the account, by keyboard too, and goes back', async () => {
    const page = await site.visit()
    await field(page, 'clientName').fill('Autre')
    const button = page.getByRole('button', { name: 'C’est moi qui réceptionne' })
    await button.focus()
    await page.keyboard.press('Enter')
    expect(await customer(page)).toEqual([sample.nom, sample.prenom, sample.telephone.replaceAll(' ', '')])
    await button.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('telephone')
    await page.getByRole('button', { name: 'Annuler' }).tap()
    expect(await customer(page)).toEqual(['Autre', '', ''])
  })
})

function customer(page: Page): Promise<string[]> {
  return Promise.all(['clientName', 'clientPrenom', 'telephone'].map(async (name) => (await field(page, name).inputValue()).replaceAll(/\s/g, '')))
}
