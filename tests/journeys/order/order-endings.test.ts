import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import { axeFaults } from '#tests/journeys/axe.ts'
import { leave, openOrderSite, secondsShown, submitButton, type OrderSite } from './order-visitor.ts'
import { field, fillOrder, letReadingKeepNothing, pickByTouch } from '#tests/journeys/supplier.ts'

/** Section 8, order submission and flex dialog, on the screen. */
let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite()
})
afterAll(() => site.close())

describe('An order without a travel time', () => {
  it('is requested by mail, said for 3 s to be saved, and goes to /confirmation', async () => {
    const page = await site.visit(newPhone, {}, noRoad)
    await fillOrder(page)
    await submitButton(page).and(page.locator(':enabled')).tap()
    await page.waitForURL('**/confirmation')
    expect(await secondsShown(page, 'Commande enregistrée avec succès!')).toBe(3)
    expect(await page.getByText('Commande enregistrée !', { exact: true }).count()).toBe(1)
    expect(await axeFaults(page)).toEqual([])
  })

  it('that could not be requested says so for 3 s at the top right, and stays', async () => {
    const page = await site.visit(newPhone, { forgive: [/500/] }, noRoad)
    await page.route('**/fo/sendMailDemandeCommandeFournisseur', (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'Panne' } }),
    )
    await fillOrder(page)
    await submitButton(page).and(page.locator(':enabled')).tap()
    expect(await secondsShown(page, 'Échec. Veuillez réessayer.')).toBe(3)
    expect([new URL(page.url()).pathname, await field(page, 'clientName').inputValue()]).toEqual([
      '/commande',
      'Modèle',
    ])
  })
})

describe('A route from a place to itself', () => {
  it('is asked about where it stands when it is sent, and is sold once its author says so', async () => {
    const page = await aRouteToItself()
    await submitButton(page).and(page.locator(':enabled')).tap()
    await page.locator('[aria-label="À vérifier avant de valider"]:focus').waitFor()
    expect(new URL(page.url()).pathname).toBe('/commande')
    expect(await axeFaults(page)).toEqual([])
    for (const key of ['Tab', 'Enter']) await page.keyboard.press(key)
    await page.locator('[name=poids]:focus').waitFor()
    await submitButton(page).and(page.locator(':enabled')).tap()
    await page.waitForURL('**/payment')
  })

  it('goes to /contact with its letter, for a quote', async () => {
    const page = await aRouteToItself()
    await page.getByRole('link', { name: 'Demander un devis' }).tap()
    await page.waitForURL('**/contact')
    await page.getByText('bordereau.pdf').waitFor()
    expect(await field(page, 'message').inputValue()).toContain('J’aimerais un devis pour cette livraison.')
  })
})

describe('A slip that cannot be sent', () => {
  it.each([
    [
      'the validation errors',
      422,
      { message: 'Non', errors: { bordereau: ['Fichier illisible.'] } },
      'Erreur: Fichier illisible.',
    ],
    ['the message of the server', 500, { message: 'Disque plein' }, "Erreur lors de l'upload: Disque plein"],
    ['to try again', 500, {}, "Erreur lors de l'upload: Veuillez réessayer"],
  ])('says %s, and stops the submission', async (_what, status, body, sentence) => {
    const page = await site.visit(newPhone, { forgive: [/422|500/] })
    await letReadingKeepNothing(page)
    await page.route('**/fo/upload-bordereau', (route) => route.fulfill({ status, json: { success: false, ...body } }))
    await fillOrder(page)
    await submitButton(page).and(page.locator(':enabled')).tap()
    await toast(page, sentence).waitFor()
    expect([new URL(page.url()).pathname, await submitButton(page).isEnabled()]).toEqual(['/commande', true])
  })
})

describe('The flex dialog', () => {
  it('opens when the comment is left with a moment in it, and says what Flex means', async () => {
    const page = await site.visit()
    const dialog = await warned(page)
    expect(await dialog.getByRole('heading').innerText()).toBe('Attention')
    const words = await dialog.innerText()
    for (const piece of [
      /Flex/,
      /commentaire mentionne une date ou une heure/,
      /Planifiée/,
      /garantir la livraison à ce moment/,
      /horaire souple/,
      /dès que possible/,
      /sans engagement ferme/,
    ])
      expect(words).toMatch(piece)
  })

  it('opens before the order is sent, by a tap on « Valider la demande » in the middle of the comment, and sends it from there', async () => {
    const page = await site.visit()
    await letReadingKeepNothing(page)
    await fillOrder(page)
    await submitButton(page).and(page.locator(':enabled')).waitFor()
    await field(page, 'comment').fill('Livrer avant 10h svp')
    await submitButton(page).tap()
    const dialog = page.getByRole('dialog', { name: 'Attention' })
    await dialog.waitFor()
    expect(new URL(page.url()).pathname).toBe('/commande')
    await dialog.getByRole('button', { name: 'Garder Flex et valider' }).tap()
    await page.waitForURL('**/payment')
  })

  it('does not open while the comment is being typed', async () => {
    const page = await site.visit()
    await field(page, 'comment').pressSequentially('Livrer demain matin')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('does not open for another delivery type', async () => {
    const page = await site.visit()
    await page.locator('[name=livraisonType][value=urgent]').check({ force: true })
    await field(page, 'comment').fill('Livrer demain matin')
    await leave(field(page, 'comment'))
    await field(page, 'telephone').focus()
    await field(page, 'telephone').pressSequentially('06')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it.each<[string, (dialog: Locator, page: Page) => Promise<void>]>([
    ['the button Fermer', (dialog) => dialog.getByRole('button', { name: 'Fermer', exact: true }).tap()],
    ['the close icon', (dialog) => dialog.getByRole('button', { name: 'Fermer la fenêtre' }).tap()],
    ['Escape', (_dialog, page) => page.keyboard.press('Escape')],
  ])('closes with %s, the delivery still Flex', async (_how, close) => {
    const page = await site.visit()
    const dialog = await warned(page)
    await close(dialog, page)
    await dialog.waitFor({ state: 'detached' })
    expect(await page.locator('[name=livraisonType]:checked').getAttribute('value')).toBe('flex')
  })

  it('turns the delivery into a planned one, and leads to its time', async () => {
    const page = await site.visit()
    const dialog = await warned(page)
    await dialog.getByRole('button', { name: 'Choisir Planifiée' }).tap()
    await page.locator('#deliveryDateTime:focus').waitFor()
    expect(await page.locator('[name=livraisonType]:checked').getAttribute('value')).toBe('planifiee')
  })
})

function toast(page: Page, text: string): Locator {
  return page.locator('.toast').getByText(text)
}

/** A whole order whose delivery is its pickup. */
async function aRouteToItself(): Promise<Page> {
  const page = await site.visit()
  await fillOrder(page)
  await field(page, 'address').fill('')
  await pickByTouch(page, 'address', 'zi les tourrades')
  await page.getByText('Retrait et livraison à la même adresse ?').waitFor()
  return page
}

/** The road service has no answer for anybody. */
function noRoad(page: Page): Promise<unknown> {
  return page.route('**/api/calculate-duration', (route) =>
    route.fulfill({ json: { success: false, duration_in_minutes: null } }),
  )
}

async function warned(page: Page): Promise<Locator> {
  await field(page, 'comment').fill('Livrer demain matin')
  await leave(field(page, 'comment'))
  const dialog = page.getByRole('dialog', { name: 'Attention' })
  // It listens to the keys once it has the focus, which comes after its first frame.
  await dialog.and(page.locator(':focus-within')).waitFor()
  return dialog
}
