import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { addDays, parisDay, weekday, type ParisDay } from '#rules/moment/paris-time.ts'
import { phonePhoto } from '#tests/builders/phone-photo.ts'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { deliverWithPhoto, openOffice, signInStaff } from '#tests/journeys/team.ts'
import { field, register } from '#tests/journeys/supplier.ts'

let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider
/** Twelve million points are drawn anew on a machine that has more to do. */
const redrawn = { timeout: 90_000 }
let photo: { name: string; mimeType: string; buffer: Buffer }

beforeAll(async () => {
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, inject('postgresUrl'))
  const { page } = await newPhone()
  await register(page, provider.url)
  await openOffice(provider)
  photo = { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() }
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
})

describe('One of the team, on a phone', () => {
  it('is led to /login and back, and moves an order step by step to its delivery, one step of them taken back', async () => {
    const { page } = await newPhone({ forgive: [/responseStatus/] })
    await page.goto(`${provider.url}/bo`)
    await page.waitForURL('**/login')
    await signInStaff(page)
    await page.getByText('Paiement : DÉMONSTRATION').waitFor()
    const row = await search(page, 'Exemple Toiture')
    await row.getByRole('button', { name: 'Passer en préparation' }).tap()
    await page.getByRole('button', { name: /^Annuler l’étape/ }).tap()
    await page.getByText(/étape annulée$/).waitFor()
    await row.getByRole('button', { name: 'Passer en préparation' }).tap()
    await row.getByRole('button', { name: 'Partir en livraison' }).tap()
    await deliverWithPhoto(row, photo)
    await row.getByText(/^Livrée à /).waitFor(redrawn)
    await row
      .getByRole('link', { name: /^Livrée à / })
      .and(page.locator(':focus'))
      .waitFor(redrawn)

    await row.getByRole('link', { name: /^Livrée à / }).tap()
    const kept = page.getByRole('button', { name: /^Agrandir : Photo 1 de la livraison/ }).locator('img')
    await kept.scrollIntoViewIfNeeded()
    const bytes = await (await page.request.get(provider.url + (await kept.getAttribute('src')))).body()
    const { exif, width, height } = await sharp(bytes).metadata()
    expect([exif, width, height]).toEqual([undefined, 1200, 1600])
    const journal = await page.locator('.staff-journal b').allInnerTexts()
    expect(journal.slice(0, 6)).toEqual([
      'Livré',
      'Photo ajoutée',
      'En cours de livraison',
      'En cours de préparation',
      'Étape annulée\u00A0: En cours de validation',
      'En cours de préparation',
    ])
  })

  it('delivers without a network: the photo waits on the phone, also when the app is closed, and leaves by itself', async () => {
    const { context, page } = await newPhone({ forgive: [/ERR_INTERNET_DISCONNECTED/] })
    await page.goto(`${provider.url}/login`)
    await signInStaff(page)
    const row = await search(page, 'Exemple Plomberie')
    await row.getByRole('button', { name: 'Partir en livraison' }).tap()
    await row.getByRole('button', { name: 'Livrer avec photo' }).waitFor()
    await context.setOffline(true)
    await deliverWithPhoto(row, photo)
    await row.getByText(/Livrée, photo\s: en attente du réseau\. Gardé sur ce téléphone\./).waitFor(redrawn)
    await page.close()

    await context.setOffline(false)
    const later = await context.newPage()
    await later.goto(`${provider.url}/bo`)
    const again = await search(later, 'Exemple Plomberie')
    await again.getByText('Livré', { exact: true }).waitFor()
    expect(await again.getByRole('link', { name: /^Voir la photo/ }).count()).toBe(1)
  })

  it('is asked before an unpaid order is prepared, is told when another was faster, and sees where it stands', async () => {
    const { page } = await newPhone({ forgive: [/409/] })
    await page.goto(`${provider.url}/login`)
    await signInStaff(page)
    const row = await search(page, 'Exemple Électricité', 'electricite')
    const id = await row.getAttribute('data-order')
    const token = await page.evaluate(() => localStorage.getItem('authToken'))
    const step = (de: number, vers: number) =>
      fetch(`${provider.url}/api/bo/orders/${id}/step`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ de, vers, expres: true }),
      })
    await row.getByRole('button', { name: 'Passer en préparation' }).tap()
    await step(4, 3)
    await step(3, 1)
    await page.getByRole('button', { name: 'Passer en préparation quand même' }).tap()
    await page.getByText('Cette commande a changé entre-temps : elle est « En cours de livraison ».').waitFor()
    await row.getByRole('button', { name: 'Livrer avec photo' }).waitFor()
    await row.getByRole('link', { name: /^Commande n° \d/ }).tap()
    await page.locator('.staff-order').getByText('Cette commande a changé entre-temps').waitFor()
    await page.locator('.staff-order').getByRole('button', { name: 'Compris' }).tap()
    expect(await page.getByText('a changé entre-temps').count()).toBe(0)
  })
})

describe('One of the team, at a desk', () => {
  it('has the order beside the list, and delivers it by keyboard alone, without a photo but with a reason', async () => {
    const { page } = await newDesktop({ hasTouch: true })
    await page.goto(`${provider.url}/login`)
    await signInStaff(page)
    const row = await search(page, 'Exemple Maçonnerie')
    await row.getByRole('link', { name: /^Commande n° \d/ }).press('Enter')
    await page.getByRole('heading', { level: 1, name: /^Commande n° \d/ }).waitFor()
    expect(await row.isVisible()).toBe(true)
    await row.getByRole('button', { name: /^Autres actions/ }).press('Enter')
    await row.getByRole('button', { name: 'Livrer sans photo…' }).press('Enter')
    await page.getByRole('radio', { name: 'Trop sombre' }).press('Space')
    await page.getByRole('dialog').getByRole('button', { name: 'Livrer sans photo' }).press('Enter')
    await row.getByText(/^Livrée à /).waitFor()
    await page.locator('.staff-journal').getByText('Trop sombre').waitFor()
    await page.waitForFunction(() => document.activeElement?.closest('[data-order]') !== null)
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { level: 1, name: 'Recherche' }).waitFor()
  })

  it('walks the list of the day by j and k, opens an order by Enter, and prints the sheet of the day without what is pressed', async () => {
    const { page } = await newDesktop({ hasTouch: true })
    await page.goto(`${provider.url}/login`)
    await signInStaff(page)
    await search(page, 'Exemple')
    const rows = page.locator('a.staff-line-way')
    await page.locator('main').focus()
    for (const key of ['j', 'j', 'k', 'j']) await page.keyboard.press(key)
    expect(await rows.nth(1).evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Fermer la commande' }).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.page-header, .skip-link, main button').filter({ visible: true }).count()).toBe(0)
    expect(await page.getByRole('heading', { name: /^Commande n° \d/ }).isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'Commandes', exact: true }).click()
    await page.getByRole('link', { name: 'Feuille de route' }).click()
    await page.getByRole('heading', { level: 1, name: 'Feuille de route' }).waitFor()
  })

  it('gives a request a date to come, and its price: typed HT, shown TTC', async () => {
    const { page } = await newDesktop({ hasTouch: true })
    await page.goto(`${provider.url}/login`)
    await signInStaff(page)
    const row = await search(page, 'Exemple Charpente')
    await row.getByRole('button', { name: /^Autres actions/ }).click()
    await row.getByRole('button', { name: 'Changer la date…' }).click()
    await field(page, 'date').fill(`${nextMonday()}T10:00`)
    await page.getByRole('button', { name: 'Changer la date', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await row.getByRole('button', { name: 'Donner un prix' }).click()
    await page.getByRole('button', { name: /^Utiliser / }).click()
    expect(await field(page, 'totalHT').inputValue()).toMatch(/^\d+,\d\d$/)
    await field(page, 'totalHT').fill('149,90')
    await field(page, 'message').fill('Hayon compris')
    await page.getByText('179,88 € TTC').waitFor()
    await page.getByRole('button', { name: /^Envoyer 149,90/ }).click()
    await row.getByText('Non payé').waitFor()
    expect(await row.getByRole('button', { name: 'Passer en préparation' }).count()).toBe(1)
  })
})

describe('A supplier', () => {
  it('finds the team’s room closed, and the way back', async () => {
    const { page } = await newPhone()
    await page.goto(`${provider.url}/login`)
    await field(page, 'email').fill('demo@exemple.fr')
    await field(page, 'password').fill('Exemple-2026!')
    await page.getByRole('button', { name: 'Se connecter' }).tap()
    await page.waitForURL('**/commande')
    await page.goto(`${provider.url}/bo/1`)
    await page.getByRole('heading', { name: 'Page réservée à l’équipe' }).waitFor()
    await page.getByRole('link', { name: 'Nouvelle livraison' }).last().tap()
    await page.waitForURL('**/commande')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toContain('équipe')
  })
})

/** 'yyyy-MM-dd', a day of the week to come. */
function nextMonday(): ParisDay {
  const today = parisDay(new Date())
  return addDays(today, (8 - weekday(today)) % 7 || 7)
}

/** The row of that recipient, wherever its order stands. */
async function search(page: Page, recipient: string, words = recipient) {
  await page.getByRole('link', { name: 'Rechercher une commande' }).click()
  await field(page, 'q').fill(words)
  await field(page, 'q').press('Enter')
  const row = page.locator('.staff-row').filter({ hasText: recipient })
  await row.first().waitFor()
  return row.first()
}
