import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slipPdf } from '#tests/builders/slip-pdf.ts'
import { newPhone } from '#tests/setup/browser.ts'
import { axeFaults } from '#tests/journeys/axe.ts'
import { fillRoute, openOrderSite, type OrderSite } from './order-visitor.ts'
import { field, sample } from '#tests/journeys/supplier.ts'

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
    [
      'is refused',
      { permissions: [] },
      'Ton navigateur ne donne pas ta position à ce site. Autorise-la dans ses réglages, ou écris l’adresse.',
    ],
    [
      'is far from any address',
      { permissions: ['geolocation'], geolocation: { latitude: 43.9, longitude: 6.1, accuracy: 12 } },
      'Aucune adresse connue à moins de 200 m de toi : écris-la.',
    ],
    [
      'is not exact',
      { permissions: ['geolocation'], geolocation: { ...oliviers, accuracy: 2_400 } },
      'Ta position n’est connue qu’à 2 km près : écris l’adresse.',
    ],
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

describe('What a slip says of its customer', () => {
  it('fills the empty fields at once and leads to what is missing; taken back, it is led to and fills them at one press, by keyboard too', async () => {
    const page = await site.visit(newPhone, { reducedMotion: 'reduce' }, (opened) =>
      opened.route('**/bo/ocr-bordereau', (route) =>
        route.fulfill({
          json: {
            ok: true,
            poids_total_kg: 212,
            champs: {
              telephone: { valeur: '0698765432', lu: 'Tél. 06 98 76 54 32' },
              adresseLivraison: {
                valeur: '12 chemin des Oliviers, 06250 Mougins',
                lu: 'Livré à : 12 chemin des Oliviers',
              },
            },
          },
        }),
      ),
    )
    await field(page, 'deliveryReceipt').setInputFiles({
      name: 'bordereau.pdf',
      mimeType: 'application/pdf',
      buffer: await slipPdf(),
    })
    await page.getByText('Rempli d’après le bordereau.').waitFor()
    expect([await field(page, 'address').inputValue(), await field(page, 'telephone').inputValue()]).toEqual([
      '12 Chemin des Oliviers, 06250 Mougins',
      '06 98 76 54 32',
    ])
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('pickupAdr')
    await page.getByRole('button', { name: 'Annuler' }).press('Enter')
    expect([await field(page, 'address').inputValue(), await field(page, 'telephone').inputValue()]).toEqual(['', ''])

    await page
      .getByRole('button', { name: /^D’après le bordereau\s: 2 champs à remplir/ })
      .first()
      .press('Enter')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('D’après le bordereau')
    await page.getByText('lu : « Tél. 06 98 76 54 32 »').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => field(page, 'address').inputValue()).toBe('12 Chemin des Oliviers, 06250 Mougins')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('pickupAdr')
    expect(await field(page, 'telephone').inputValue()).toBe('')
  })
})

describe('What an account names in the form', () => {
  it('is an address that comes first in an empty field from then on, and an order that fills the form at one tap', async () => {
    const page = await site.visit()
    await fillRoute(page)
    await field(page, 'clientName').fill('Modèle')
    await page.getByRole('button', { name: 'Garder cette adresse' }).first().tap()
    await page.getByRole('dialog', { name: 'Un nom pour cette adresse' }).waitFor()
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).tap()
    await page.getByText('Donne-lui un nom').waitFor()
    await page.keyboard.type('Dépôt Tourrades')
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByText('« Dépôt Tourrades » est enregistré.').waitFor()
    expect(await page.getByRole('button', { name: 'Garder cette adresse' }).count()).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/commande')
    expect(await page.locator('.error-summary').count()).toBe(0)

    await page.getByRole('button', { name: 'Enregistrer comme modèle' }).tap()
    await field(page, 'favourite-name').fill('Tourrades du mardi')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).tap()
    await page.getByRole('button', { name: 'Tourrades du mardi' }).waitFor()
    await page.getByRole('button', { name: 'Enregistrer comme modèle' }).waitFor({ state: 'detached' })

    const next = await site.visit()
    await field(next, 'pickupAdr').tap()
    const first = next.locator('[role=option]').first()
    expect(await first.innerText()).toContain('Dépôt Tourrades')
    await first.tap()
    expect(await field(next, 'pickupAdr').inputValue()).toBe('Zone Industrielle Les Tourrades, 06150 Cannes')
    await next.getByRole('button', { name: 'Tourrades du mardi' }).tap()
    await expect.poll(() => field(next, 'clientName').inputValue()).toBe('Modèle')
    expect([await field(next, 'address').inputValue(), await field(next, 'poids').inputValue()]).toEqual([
      '12 Chemin des Oliviers, 06250 Mougins',
      '151-300',
    ])
    expect(await axeFaults(next)).toEqual([])
  })

  it('stays to be named when the provider does not take it, and says why', async () => {
    const page = await site.visit(newPhone, { forgive: [/409|ERR_FAILED/] })
    await fillRoute(page)
    await page.route('**/fo/favoris/modeles', (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, message: 'Tu en gardes déjà 50 : retire d’abord celui qui ne sert plus.' },
      }),
    )
    await page.getByRole('button', { name: 'Enregistrer comme modèle' }).tap()
    await field(page, 'favourite-name').fill('Un de trop')
    await page.keyboard.press('Enter')
    await page.getByText('Tu en gardes déjà 50 : retire d’abord celui qui ne sert plus.').waitFor()
    expect(await field(page, 'favourite-name').inputValue()).toBe('Un de trop')
    await page.unroute('**/fo/favoris/modeles')
    await page.route('**/fo/favoris/modeles', (route) => route.abort())
    await page.keyboard.press('Enter')
    await page.getByText('Le serveur ne répond pas.', { exact: false }).waitFor()
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Enregistrer comme modèle')
  })
})

function customer(page: Page): Promise<string[]> {
  return Promise.all(
    ['clientName', 'clientPrenom', 'telephone'].map(async (name) =>
      (await field(page, name).inputValue()).replaceAll(/\s/g, ''),
    ),
  )
}
