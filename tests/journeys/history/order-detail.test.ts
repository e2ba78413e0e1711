import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { shiftsOf, watchShifts } from '#tests/journeys/site/layout-shift.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { sampleSession, type StoredSession } from '#tests/journeys/account/sample-session.ts'
import { field, fillOrder, paidOrderId, pay, submitOrder } from '#tests/journeys/supplier.ts'
import { joinTeam, signInTeam } from '#tests/journeys/team.ts'

let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider
let session: StoredSession
let orderId = 0

beforeAll(async () => {
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, inject('postgresUrl'))
  session = await sampleSession(provider.url)
  const { page, context } = await newPhone({ storageState: session })
  await page.goto(`${provider.url}/commande`)
  await fillOrder(page)
  await submitOrder(page)
  await pay(page, '4242424242424242')
  await page.waitForURL('**/payment-success')
  orderId = await paidOrderId(page)
  await context.close()
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
})

describe('the detail of an order', () => {
  it('opens its slip in a tab, and keeps it under the name it was sent with', async () => {
    const { page } = await opened()
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Voir : Bordereau de livraison' }).tap(),
    ])
    await page.getByText('bordereau.pdf', { exact: true }).waitFor()
    await tab.close()
    const [kept] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Télécharger : Bordereau de livraison' }).tap(),
    ])
    expect(kept.suggestedFilename()).toBe('bordereau.pdf')
  })

  it('says that its slip did not come, and brings it at the next press', async () => {
    const { page, context } = await opened({ forgive: [/ERR_INTERNET_DISCONNECTED/] })
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Télécharger : Bordereau de livraison' }).tap()
    await page.getByText('Pas de réponse : le bordereau attend chez nous.').waitFor()
    await context.setOffline(false)
    const [kept] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Télécharger : Bordereau de livraison' }).tap(),
    ])
    expect(kept.suggestedFilename()).toBe('bordereau.pdf')
  })

  it('is named for another time, once, and fills the form by its name from then on', async () => {
    const { page } = await opened()
    await page.getByRole('button', { name: /Enregistrer comme modèle/ }).tap()
    await field(page, 'favourite-name').fill('Comme la n° 1')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).tap()
    await page.getByText('« Comme la n° 1 » est enregistré.').waitFor()
    await page
      .getByRole('button', { name: /Enregistrée comme modèle/ })
      .and(page.locator(':focus'))
      .waitFor()
    await page.goto(`${provider.url}/commande`)
    await page.getByRole('button', { name: 'Comme la n° 1' }).tap()
    await expect.poll(() => field(page, 'clientName').inputValue()).toBe('Modèle')
  })

  it('begins a message about a problem with its number and its author', async () => {
    const { page } = await opened()
    await page.getByRole('link', { name: /Un problème/ }).tap()
    await page.waitForURL('**/contact')
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('[name=message]')?.value !== '')
    expect(await field(page, 'message').inputValue()).toContain(`commande n°\u00A0${orderId} du `)
    expect([await field(page, 'nom').inputValue(), await field(page, 'email').inputValue()]).toEqual([
      'Camille Exemple',
      'atelier@exemple.fr',
    ])
  })

  it('fills the form again with the order', async () => {
    const { page } = await opened()
    await page.getByRole('link', { name: /Commander à nouveau/ }).tap()
    await page.waitForURL('**/commande')
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=clientName]')?.value === 'Modèle')
    expect(await field(page, 'poids').inputValue()).toBe('151-300')
  })

  it('is there without a network, from the list that was seen', async () => {
    const { page, context } = await newPhone({ storageState: session, forgive: [/ERR_INTERNET_DISCONNECTED/] })
    await page.goto(`${provider.url}/historique`)
    const link = page.getByRole('link', { name: `Détails de la commande ${orderId}` })
    await link.waitFor()
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('order-detail')),
    )
    await context.setOffline(true)
    await link.tap()
    await page.getByText('Un problème ?').waitFor()
    await page.getByRole('link', { name: 'Historique', exact: true }).tap()
    await link.waitFor()
    expect(new URL(page.url()).pathname).toBe('/historique')
  })

  it('of an unknown order leads to the list, which says so', async () => {
    const { page } = await newPhone({ storageState: session })
    await page.goto(`${provider.url}/historique/999999`)
    await page.waitForURL('**/historique')
    await page.getByText('La commande n° 999999 n’est pas dans ton historique.').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Historique des livraisons')
  })

  it('that could not be loaded leads to the list, which says why', async () => {
    const { page } = await newPhone({ storageState: session, forgive: [/500/] })
    await page.route('**/api/fo/my-orders', (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'Panne' } }),
    )
    await page.goto(`${provider.url}/historique/${orderId}`)
    await page.waitForURL('**/historique')
    await page.getByText('Erreur serveur. Veuillez réessayer plus tard.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/historique')
  })

  it('of no number says « Commande introuvable », and leads back', async () => {
    const { page } = await newPhone({ storageState: session })
    await page.goto(`${provider.url}/historique/abc`)
    await page.getByText('Commande introuvable').waitFor()
    await page.getByRole('link', { name: 'Retour à l’historique' }).tap()
    expect(new URL(page.url()).pathname).toBe('/historique')
  })
})

describe('the print of an order', () => {
  it.each([
    ['alone on a phone', newPhone],
    ['beside the list', newDesktop],
  ])('is one sheet: %s', async (_, visit) => {
    const { page } = await visit({ storageState: session })
    await page.goto(`${provider.url}/historique/${orderId}`)
    await page.getByText('Un problème ?').waitFor()
    const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true }))
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)
    expect(sheets).toHaveLength(1)
  })
})

describe('an order beside the list', () => {
  it('moves neither the title of the list nor what stands over it, when it is opened', async () => {
    const { page } = await newDesktop({ storageState: session, viewport: { width: 1440, height: 900 } })
    await page.goto(`${provider.url}/historique`)
    const link = page.locator(`main a[href="/historique/${orderId}"]`).first()
    await link.waitFor()
    const tops = () =>
      page
        .locator('h1, .month-view, .order-days')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)))
    const before = await tops()
    await link.press('Enter')
    await page.getByText('Un problème ?').waitFor()
    expect(await tops()).toEqual(before)
  })

  it('that is not there says so in its place, which stays until it is closed: nothing moves by itself', async () => {
    const { page } = await newDesktop({ storageState: session })
    await watchShifts(page)
    await page.goto(`${provider.url}/historique/999999`)
    await page.waitForURL('**/historique')
    await page.getByText('La commande n° 999999 n’est pas dans ton historique.').waitFor()
    await page.locator('.order-card').first().waitFor()
    expect(await shiftsOf(page)).toEqual({ total: 0, moved: [] })
    const close = page.getByRole('button', { name: 'Fermer la commande' })
    await close.press('Enter')
    await close.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  })

  it('leaves the list as it is when it is opened and closed, and takes the focus and gives it back', async () => {
    const { page } = await newDesktop({ storageState: session })
    await page.goto(`${provider.url}/historique`)
    const link = page.locator(`main a[href="/historique/${orderId}"]`).first()
    await link.waitFor()
    await page.evaluate(() => document.querySelector('main article')?.setAttribute('data-kept', ''))
    await link.press('Enter')
    await page
      .getByRole('heading', { name: `Commande n° ${orderId}` })
      .and(page.locator(':focus'))
      .waitFor()
    await page.getByText('Un problème ?').waitFor()
    await page.keyboard.press('Escape')
    await page.waitForURL('**/historique')
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.locator('main article[data-kept]').count()).toBe(1)
  })
})

describe('the photos of a delivered order', () => {
  it('are not asked for before it is delivered', async () => {
    const { page } = await newPhone({ storageState: session })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${provider.url}/historique/${orderId}`)
    await page.getByText('Un problème ?').waitFor()
    expect(asked.filter((path) => path.endsWith('/pod-images'))).toEqual([])
  })

  it('are looked through by keyboard alone, and give the focus back', async () => {
    await deliver()
    const { page } = await newDesktop({ storageState: session })
    await page.goto(`${provider.url}/historique/${orderId}`)
    const first = page.getByRole('button', { name: 'Agrandir : Photo 1 de la livraison' })
    await first.press('Enter')
    const viewer = page.getByRole('dialog')
    await viewer.getByText('1 sur 3').waitFor()
    for (const [key, place] of [
      ['ArrowRight', '2 sur 3'],
      ['End', '3 sur 3'],
      ['ArrowLeft', '2 sur 3'],
      ['Home', '1 sur 3'],
    ] as const) {
      await page.keyboard.press(key)
      await viewer.getByText(place).waitFor()
    }
    expect(
      await viewer
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth > 0),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'detached' })
    expect(await first.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('that did not come are told of, and come at « Réessayer »', async () => {
    const { page } = await newPhone({ storageState: session, forgive: [/500/] })
    // The page asks by itself, too, with each newer state of the order: nothing comes before the press.
    await page.addInitScript(() =>
      addEventListener('click', () => Object.assign(globalThis, { isPressed: true }), true),
    )
    const isPressed = () => page.evaluate(() => 'isPressed' in globalThis)
    await page.route('**/pod-images', async (route) =>
      (await isPressed())
        ? route.continue()
        : route.fulfill({ status: 500, json: { success: false, message: 'Panne' } }),
    )
    await page.goto(`${provider.url}/historique/${orderId}`)
    await page.getByText('Les photos de la livraison n’ont pas pu être chargées.').waitFor()
    await page.getByRole('button', { name: 'Réessayer' }).tap()
    await page
      .getByRole('button', { name: /Agrandir/ })
      .first()
      .waitFor()
    expect(await page.getByRole('button', { name: /Agrandir/ }).count()).toBe(3)
  })

  it('are printed with the order, under its letterhead, on one sheet without a button to press', async () => {
    const { page } = await opened()
    await page
      .getByRole('button', { name: /Agrandir/ })
      .nth(2)
      .waitFor()
    const head = page.locator('.letterhead')
    expect(await head.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    expect(await head.innerText()).toMatch(
      /^Colibat · .+\nCommandée le .+ · Bordereau\s: bordereau\.pdf · Imprimée le /,
    )
    expect(await page.locator('.logo, .proof-photos img').filter({ visible: true }).count()).toBe(4)
    expect(await page.locator('.route-line').filter({ visible: true }).count()).toBe(0)
    const bottom = await head.evaluate((element) => element.getBoundingClientRect().bottom)
    for (const badge of await page.locator('.order-detail-badge .badge').all())
      expect((await badge.boundingBox())?.y).toBeGreaterThanOrEqual(bottom)
    expect(await page.locator('button:not(.proof-photos *), a.button').filter({ visible: true }).count()).toBe(0)
    const sheet = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

  it('leave no hole on paper where one did not come', async () => {
    const { page } = await newPhone({ storageState: session, forgive: [/ERR_FAILED/] })
    await page.route('**/photos/**', (route) => route.abort())
    await page.goto(`${provider.url}/historique/${orderId}`)
    await page.locator('.proof-photos [data-lost]').nth(2).waitFor()
    const places = page.locator('.proof-photos li').filter({ visible: true })
    expect(await places.count()).toBe(3)
    await page.emulateMedia({ media: 'print' })
    expect(await places.count()).toBe(0)
  })

  it('leave no hole on paper before they are known', async () => {
    const { page } = await newPhone({ storageState: session })
    await page.route('**/pod-images', () => undefined)
    await page.goto(`${provider.url}/historique/${orderId}`)
    const place = page.locator('.proof-ghost')
    await place.waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await place.isVisible()).toBe(false)
  })

  it('are kept all at once', async () => {
    const { page } = await opened()
    await page
      .getByRole('button', { name: /Agrandir/ })
      .first()
      .tap()
    const names: string[] = []
    page.on('download', (download) => names.push(download.suggestedFilename()))
    await page.getByRole('button', { name: 'Tout télécharger' }).tap()
    await expect.poll(() => names.toSorted()).toEqual([1, 2, 3].map((place) => `livraison-${orderId}-${place}.jpg`))
  })
})

/** The team brings it to the door, and takes three photos there. */
async function deliver(): Promise<void> {
  await joinTeam(provider)
  const team = await signInTeam(provider)
  await team.step(orderId, 4, 3)
  await team.step(orderId, 3, 1)
  for (const colour of ['#7a6a58', '#50707a', '#958d83']) await team.addPhoto(orderId, colour)
  await team.step(orderId, 1, 2)
}

async function opened(
  wishes: Parameters<typeof newPhone>[0] = {},
): Promise<{ page: Page; context: Awaited<ReturnType<typeof newPhone>>['context'] }> {
  const visitor = await newPhone({ storageState: session, ...wishes })
  await visitor.page.goto(`${provider.url}/historique/${orderId}`)
  // The drawing before the app has the ticket's words, too.
  await visitor.page.getByText('Un problème ?').waitFor()
  return visitor
}
