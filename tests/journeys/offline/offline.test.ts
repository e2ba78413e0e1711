import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { publicPages } from '#content/public-pages.ts'
import { phonePhoto } from '#tests/builders/phone-photo.ts'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { keptBuild } from './kept-build.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field, fillOrder, paidOrderId, pay, register, signIn, submitOrder } from '#tests/journeys/supplier.ts'
import { joinTeam, deliverWithPhoto, openOffice, signInStaff, signInTeam } from '#tests/journeys/team.ts'

let geoplateforme: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider

beforeAll(async () => {
  geoplateforme = await startGeoplateforme()
  provider = await startProvider('sqlite', geoplateforme.url, inject('postgresUrl'))
})

afterAll(async () => {
  await provider.remove()
  await geoplateforme.stop()
})

/** Chromium says of each call that nobody answers that it failed. */
const forgive = [/Failed to load resource: net::ERR_/, /ERR_CONNECTION_REFUSED/]

describe('an app that is opened while its server is gone', () => {
  it('starts from the home screen on the order as it was left, slip included, and shows every public page, the history and what was seen of an order', async () => {
    const { context, page } = await newPhone({ serviceWorkers: 'allow', forgive })
    await register(page, provider.url)
    await signIn(page)
    await fillOrder(page)
    await submitOrder(page)
    await pay(page, '4242424242424242')
    await page.waitForURL('**/payment-success')
    const orderId = await paidOrderId(page)
    await deliver(orderId)
    await seeOrder(page, orderId)
    await page.goto(`${provider.url}/commande`)
    await field(page, 'steClient').fill('Chantier de demain')
    await field(page, 'deliveryReceipt').setInputFiles({
      name: 'demain.jpg',
      mimeType: 'image/jpeg',
      buffer: await phonePhoto(),
    })
    await page.locator('[data-save-status=kept]').waitFor()
    await keptBuild(page)

    await provider.kill()
    await page.close()
    const cold = await context.newPage()
    await cold.goto(`${provider.url}/commande?src=pwa`)
    await expect.poll(() => field(cold, 'steClient').inputValue()).toBe('Chantier de demain')
    await cold.getByText('demain.jpg').first().waitFor()
    await cold.goto(`${provider.url}/historique`)
    await cold.getByText('Chantier Exemple').first().waitFor()
    await cold.getByText(/^Le serveur ne répond pas\s: ta liste telle qu’elle était à \d\d:\d\d\.$/).waitFor()
    await orderIsThere(cold, orderId, /^Le serveur ne répond pas\s: ta commande telle qu’elle était à \d\d:\d\d\.$/)
    await context.setOffline(true)
    await orderIsThere(cold, orderId, /^Hors ligne\s: ta commande telle qu’elle était à \d\d:\d\d\.$/)
    await context.setOffline(false)
    for (const { path, title } of publicPages) {
      await cold.goto(`${provider.url}${path}`)
      expect(await cold.title()).toBe(title)
    }
    await cold.goto(provider.url)
    await cold.getByRole('heading', { name: /^Livré aujourd’hui$/ }).waitFor()
    await cold.getByText(/ta liste telle qu’elle était à \d\d:\d\d\.$/).waitFor()
    await context.setOffline(true)
    await cold.goto(provider.url)
    await cold.getByText(/^Hors ligne\s: ta liste telle qu’elle était à \d\d:\d\d\.$/).waitFor()
    await context.setOffline(false)
    await cold.goto(`${provider.url}/factures/1/nulle-part`)
    expect(await cold.title()).toMatch(/^Hors ligne/)
    await provider.restart()
  })

  it('has the history though it was never opened', async () => {
    const { page, context } = await newPhone({ serviceWorkers: 'allow', forgive })
    await page.goto(`${provider.url}/login`)
    const asked = page.waitForResponse('**/api/fo/my-orders')
    await signIn(page)
    await (await asked).finished()
    await keptBuild(page)
    await provider.kill()
    await page.close()
    const cold = await context.newPage()
    await cold.goto(`${provider.url}/historique`)
    await cold.getByText('Chantier Exemple').first().waitFor()
    expect(await cold.title()).toMatch(/^Historique/)
    await provider.restart()
  })
})

describe('the team’s screens that are opened while their server is gone', () => {
  it('show the orders’ pictures that wait to leave, and let them leave once it is back', async () => {
    await openOffice(provider)
    const photo = { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() }
    const { context, page } = await newPhone({ serviceWorkers: 'allow', forgive })
    await page.goto(`${provider.url}/login`)
    // The list that is kept; a search would give its reading up.
    const today = page.waitForResponse(/liste=aujourdhui/)
    await signInStaff(page)
    await (await today).finished()
    const row = await search(page, 'Exemple Plomberie')
    await row.getByRole('button', { name: 'Partir en livraison' }).tap()
    await row.getByRole('button', { name: 'Livrer avec photo' }).waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await page.reload()
    await row.getByRole('button', { name: 'Livrer avec photo' }).waitFor()
    await provider.kill()
    await deliverWithPhoto(row, photo)
    await row.getByText(/Gardé sur ce téléphone\./).waitFor({ timeout: 90_000 })
    await page.close()

    const cold = await context.newPage()
    await cold.goto(`${provider.url}/bo`)
    await cold.getByText(/^Copie de /).waitFor()
    await cold
      .getByText(/Gardé sur ce téléphone\./)
      .first()
      .waitFor()
    await provider.restart()
    const again = await search(cold, 'Exemple Plomberie')
    await again.getByText('Livré', { exact: true }).waitFor({ timeout: 90_000 })
    expect(await again.getByRole('link', { name: /^Voir la photo/ }).count()).toBe(1)
  }, 300_000)
})

/** The team brings it to the door, and takes two photos there. */
async function deliver(orderId: number): Promise<void> {
  await joinTeam(provider)
  const team = await signInTeam(provider)
  await team.step(orderId, 4, 3)
  await team.step(orderId, 3, 1)
  for (const colour of ['#7a6a58', '#50707a']) await team.addPhoto(orderId, colour)
  await team.step(orderId, 1, 2)
}

/** Opens an order, so that its photos are drawn, and its slip. */
async function seeOrder(page: Page, orderId: number): Promise<void> {
  await page.goto(`${provider.url}/historique/${orderId}`)
  await photosAreDrawn(page)
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Voir : Bordereau de livraison' }).tap(),
  ])
  await tab.close()
  await expect.poll(() => seenNames(page)).toHaveLength(4)
}

async function orderIsThere(page: Page, orderId: number, age: RegExp): Promise<void> {
  await page.goto(`${provider.url}/historique/${orderId}`)
  await page.getByText(age).waitFor()
  await photosAreDrawn(page)
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger : Bordereau de livraison' }).tap(),
  ])
  expect(kept.suggestedFilename()).toBe('bordereau.pdf')
}

/** Both are pictures, not the drawing of one that is missing. */
async function photosAreDrawn(page: Page): Promise<void> {
  const first = page.getByRole('button', { name: 'Agrandir : Photo 1 de la livraison' })
  await first.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => {
    const drawn = [...document.querySelectorAll<HTMLImageElement>('.proof-photos img')]
    return drawn.length === 2 && drawn.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  })
}

/** What of this device's orders was seen. */
function seenNames(page: Page): Promise<unknown[]> {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const opening = indexedDB.open('colibat')
        opening.onsuccess = () => {
          const keys = opening.result.transaction('drafts').objectStore('drafts').getAllKeys()
          keys.onsuccess = () =>
            resolve(keys.result.filter((key) => Array.isArray(key) && key[1] === 'seen' && key.length === 3))
        }
      }),
  )
}

async function search(page: Page, recipient: string) {
  await page.getByRole('link', { name: 'Rechercher une commande' }).click()
  await field(page, 'q').fill(recipient)
  await field(page, 'q').press('Enter')
  const row = page.locator('.staff-row').filter({ hasText: recipient })
  await row.first().waitFor()
  return row.first()
}
