import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { sampleSession, type StoredSession } from '#tests/journeys/account/sample-session.ts'
import { field } from '#tests/journeys/supplier.ts'

let provider: Provider
let session: StoredSession

beforeAll(async () => {
  provider = await startProvider('sqlite', '', '')
  session = await sampleSession(provider.url)
})
afterAll(() => provider.remove())

const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Paris' })

describe('The list of orders', () => {
  it('is walked, searched and closed by keys', async () => {
    // Photos of the one that is opened are asked of the real server, which has no such order.
    const { page } = await newDesktop({ storageState: session, forgive: [/404/] })
    await open(page, [line(3, { RaisonSocialClient: 'Exemple Façades' }), line(2), line(1)])
    await page.keyboard.press('/')
    await page.keyboard.type('facades')
    await page.getByText('#2').waitFor({ state: 'detached' })
    expect(await field(page, 'search').inputValue()).toBe('facades')
    await field(page, 'search').fill('')
    await page.getByText('#2').waitFor()
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key)
    expect(await focused(page)).toBe('2')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/historique/2')
    await page.getByRole('heading', { name: 'Commande n° 2' }).waitFor()
    await page.keyboard.press('Escape')
    await page.waitForURL('**/historique')
    expect(await focused(page)).toBe('2')
  })

  it('goes to a spreadsheet as it is shown', async () => {
    const { page } = await newDesktop({ storageState: session })
    await open(page, [line(2, { RaisonSocialClient: 'Exemple Façades' }), line(1)])
    await field(page, 'search').fill('façades')
    await page.getByText('#1').waitFor({ state: 'detached' })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter en CSV' }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    expect([
      download.suggestedFilename(),
      text
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(';')[0]),
    ]).toEqual([`commandes-${today}.csv`, ['2', '']])
  })

  it('is on the device without a network, with its age, and comes anew when the network does', async () => {
    const { page, context } = await newPhone({ storageState: session, forgive: [/ERR_INTERNET_DISCONNECTED/] })
    await open(page, [line(41)])
    await page.unrouteAll()
    await page.route('**/api/fo/my-orders', (route) => route.abort('internetdisconnected'))
    await page.reload()
    await page
      .getByText('Problème de connexion. Vérifiez votre connexion Internet. Tu vois la liste telle qu’elle était à')
      .waitFor()
    expect(await page.getByText('#41').count()).toBe(1)
    await page.unrouteAll()
    await context.setOffline(true)
    await context.setOffline(false)
    await page.getByText('Aucune commande pour la période sélectionnée').waitFor()
    expect(await page.getByText('Problème de connexion').count()).toBe(0)
  })

  it('is asked for anew by a finger that pulls it down', async () => {
    const { page } = await newPhone({ storageState: session })
    await open(page, [line(1)])
    await page.unrouteAll()
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] })
    await touch('touchStart', 300)
    for (let y = 310; y <= 420; y += 10) await touch('touchMove', y)
    await touch('touchEnd')
    await page.getByText('Aucune commande pour la période sélectionnée').waitFor()
    expect(await page.getByText('#1').count()).toBe(0)
  })

  it('is followed by older orders, which are asked for again when they did not come, and keeps its place', async () => {
    const { page } = await newPhone({ storageState: session, forgive: [/503/] })
    const thisYear = today.slice(0, 4)
    const ofYear = (id: number, month: number) =>
      line(id, { DateCommande: `${Number(thisYear) - 2}-${String(month).padStart(2, '0')}-05 09:12:00` })
    const edge = `${Number(thisYear) - 2}-11`
    await open(page, [line(30), ...Array.from({ length: 12 }, (_, index) => ofYear(20 - index, 12))], edge)
    await field(page, 'period').selectOption(edge.slice(0, 4))
    await page
      .getByText(`Tu vois tes commandes depuis novembre ${edge.slice(0, 4)} : il y en a de plus anciennes.`)
      .waitFor()
    let refusals = 1
    await page.route('**/api/fo/my-orders?avant=*', (route) =>
      refusals-- > 0
        ? route.fulfill({ status: 503, json: {} })
        : route.fulfill({ json: { data: [ofYear(3, 2), ofYear(2, 1)], plus_anciennes: null } }),
    )
    const older = page.getByRole('button', { name: 'Commandes plus anciennes' })
    await older.click()
    await page
      .getByText("Une erreur est survenue lors du chargement de l'historique. Les commandes déjà venues restent là.")
      .waitFor()
    const retry = page.getByRole('button', { name: 'Réessayer' })
    // A press brings it into view by itself, and that is not the page's doing.
    await retry.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await retry.click()
    await page.getByText('#3', { exact: true }).waitFor()
    expect([
      Math.abs((await page.evaluate(() => scrollY)) - before) < 400,
      await page.getByText('#20', { exact: true }).count(),
      await page.locator('.older-orders').count(),
    ]).toEqual([true, 1, 0])
  })

  it('shows an order older than it reaches at its own address, which is asked for by its number', async () => {
    // Its photos are asked of the real server, which has no such order.
    const { page } = await newPhone({ storageState: session, forgive: [/404/] })
    await open(page, [line(30)], '2024-11')
    await page.route('**/api/fo/my-orders?commande=7', (route) =>
      route.fulfill({ json: { data: [line(7, { DateCommande: '2019-03-05 09:12:00' })], plus_anciennes: null } }),
    )
    await page.goto(`${provider.url}/historique/7`)
    await page.getByRole('heading', { name: 'Commande n° 7' }).waitFor()
    await page.getByText('Mougins').first().waitFor()
    expect(await page.getByText('Commande introuvable').count()).toBe(0)
  })

  it('has an unpaid order whose slot has passed cancelled from its card, after asking once', async () => {
    const { page } = await newPhone({ storageState: session })
    const unpaid = line(7, {
      StatuCommande: 4,
      StatuPaiement: 0,
      livraisonType: 'flex',
      dateLivraison: '2020-11-23 08:00:00',
      flexHalfDay: 'AM',
    })
    await open(page, [unpaid])
    await page.getByText('Pas payée à temps').waitFor()
    expect(await page.getByRole('link', { name: /Payer/ }).count()).toBe(0)
    const cancelled = { ...unpaid, StatuCommande: 6 }
    await page.route('**/api/fo/commande/7/annuler', (route) =>
      route.fulfill({ json: { success: true, data: cancelled } }),
    )
    await page.getByRole('button', { name: 'Annuler la commande 7' }).tap()
    await page.unroute('**/api/fo/my-orders')
    await page.route('**/api/fo/my-orders', (route) =>
      route.fulfill({ json: { data: [cancelled], plus_anciennes: null } }),
    )
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler la commande' }).tap()
    await page.getByText('Annulé - Non payé').waitFor()
    await page.getByText('Commande annulée.').waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-order') === '7')
  })

  it('leads from an unpaid order whose slot has passed to another slot, and to its payment: the same order', async () => {
    // Its photos are asked of the real server, which has no such order.
    const { page } = await newPhone({ storageState: session, forgive: [/404/] })
    const way = {
      adressPickUp: '1 Rue de France 06000 Nice',
      poids: '-150',
      longitudePickUp: 43.69,
      altitudePickUp: 7.25,
      longitudeLivraison: 43.6,
      altitudeLivraison: 6.99,
    }
    const lapsed = line(7, {
      ...way,
      StatuCommande: 4,
      StatuPaiement: 0,
      livraisonType: 'flex',
      dateLivraison: '2020-11-23 08:00:00',
      flexHalfDay: 'AM',
    })
    await open(page, [lapsed])
    await page.getByRole('link', { name: 'Détails de la commande 7' }).tap()
    await page.getByRole('heading', { name: 'Rien ne sera livré' }).waitFor()
    await page.getByRole('button', { name: /^Choisir un créneau et payer 47,88\s€$/ }).tap()
    const sent = page.waitForRequest('**/api/fo/commande/7/moment')
    await page.route('**/api/fo/commande/7/moment', async (route) => {
      const data = { ...lapsed, ...(route.request().postDataJSON() as object) }
      await page.unroute('**/api/fo/my-orders')
      await page.route('**/api/fo/my-orders', (list) => list.fulfill({ json: { data: [data], plus_anciennes: null } }))
      await route.fulfill({ json: { success: true, data } })
    })
    await page.getByRole('button', { name: 'Continuer vers le paiement' }).tap()
    expect((await sent).postDataJSON()).toMatchObject({
      livraisonType: 'flex',
      flexHalfDay: expect.stringMatching(/^[AP]M$/),
    })
    await page.waitForURL('**/payment?commande=7')
    await page.getByText('n° 7', { exact: false }).first().waitFor()
    await page.getByRole('button', { name: /^Payer 47,88/ }).waitFor()
  })

  it('has beside it the papers of the order that is open, and of no other', async () => {
    // Their photos are asked of the real server, which has no such orders.
    const { page } = await newDesktop({ storageState: session, forgive: [/404/] })
    await page.route('**/api/fo/commande/*/bordereau', (route) => {
      const id = /commande\/(\d+)/.exec(route.request().url())?.[1]
      return route.fulfill({
        body: `%PDF ${id}`,
        contentType: 'application/pdf',
        headers: { 'content-disposition': `attachment; filename="bordereau-${id}.pdf"` },
      })
    })
    await open(page, [line(18, { Bordereau: '18.pdf' }), line(17, { Bordereau: '17.pdf' })])
    for (const id of [17, 18]) {
      await page.locator(`[data-order="${id}"]:visible`).first().click()
      await page.getByRole('heading', { name: `Commande n° ${id}` }).waitFor()
      const [kept] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Télécharger : Bordereau de livraison' }).click(),
      ])
      expect([kept.suggestedFilename(), await readFile(await kept.path(), 'utf8')]).toEqual([
        `bordereau-${id}.pdf`,
        `%PDF ${id}`,
      ])
      await page.getByText(`bordereau-${id}.pdf`).waitFor()
    }
    await page.locator('[data-order="17"]:visible').first().click()
    await page.getByRole('heading', { name: 'Commande n° 17' }).waitFor()
    expect(await page.locator('.detail-panel').getByText('bordereau-18.pdf').count()).toBe(0)
  })

  it('has beside it the photos of the order that is open, also while those of another have not come', async () => {
    const { page } = await newDesktop({ storageState: session })
    const photo = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const released = Promise.withResolvers<void>()
    await page.route('**/preuve-*.png', (route) => route.fulfill({ body: photo, contentType: 'image/png' }))
    await page.route('**/api/fo/commande/*/pod-images', async (route) => {
      const id = /commande\/(\d+)/.exec(route.request().url())?.[1]
      if (id === '18') await released.promise
      await route.fulfill({
        json: [
          {
            id: Number(id),
            image_url: `/preuve-${id}.png`,
            uploaded_at: `${today} 09:12:00`,
            description: `Palette de la commande ${id}`,
          },
        ],
      })
    })
    const delivered = { StatuCommande: 2, DateLivraisonReelle: `${today} 09:12:00` }
    await open(page, [line(18, delivered), line(17, delivered)])
    const shown = (id: number) => page.getByRole('button', { name: `Agrandir : Palette de la commande ${id}` })
    await page.locator('[data-order="17"]:visible').first().click()
    await shown(17).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
    await page.locator('[data-order="18"]:visible').first().click()
    await page.getByRole('heading', { name: 'Commande n° 18' }).waitFor()
    expect(await shown(17).count()).toBe(0)
    released.resolve()
    await shown(18).waitFor()
    expect([await shown(17).count(), await page.getByRole('dialog').count()]).toEqual([0, 0])
  })

  it('grows as its end comes near', async () => {
    const { page } = await newPhone({ storageState: session })
    await open(
      page,
      Array.from({ length: 250 }, (_, index) => line(250 - index)),
    )
    expect(await page.locator('.order-card').count()).toBe(30)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.getByText('#200').waitFor()
    expect(await page.locator('.order-card').count()).toBeGreaterThanOrEqual(60)
  })
})

/** The history of a supplier whose provider sends these orders. */
async function open(page: Page, lines: readonly object[], older: string | null = null): Promise<void> {
  await page.route('**/api/fo/my-orders', (route) => route.fulfill({ json: { data: lines, plus_anciennes: older } }))
  await page.goto(`${provider.url}/historique`)
  await page.locator('.order-card:visible').last().waitFor()
  await page.getByText('Mis à jour').waitFor()
}

/** The number of the order where the focus is. */
function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('data-order') ?? null)
}

function line(id: number, more = {}) {
  return {
    id,
    DateCommande: `${today} 09:12:00`,
    StatuCommande: 2,
    StatuPaiement: 1,
    AdresseLivraison: '12 Chemin des Oliviers 06250 Mougins',
    RaisonSocialClient: 'Exemple',
    TTC: 47.88,
    HT: 39.9,
    TVA: 7.98,
    poids_label: '0-150 kg',
    ...more,
  }
}
