import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { shiftsOf, watchShifts } from './layout-shift.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { livingSession, sampleSession, type StoredSession } from '#tests/journeys/account/sample-session.ts'
import { field } from '#tests/journeys/supplier.ts'

let provider: Provider
let session: StoredSession

beforeAll(async () => {
  provider = await startProvider('sqlite', 'off', '')
  session = await sampleSession(provider.url)
})
afterAll(() => provider.remove())

const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Paris' })
const forgive = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /status of 401/]
const lists = '**/api/fo/my-orders'

describe('The home page of who is signed in', () => {
  it.each([
    ['a phone', newPhone],
    ['a desktop', newDesktop],
  ] as const)(
    'has the next delivery in the hero’s place on %s, and one way to a new one; nothing moves as it comes',
    async (_, newVisitor) => {
      session = await livingSession(provider.url, session)
      const { page } = await newVisitor({ storageState: session })
      await watchShifts(page)
      await answer(page, [tomorrows(42), delivered(41)])
      await page.goto(provider.url)
      await page.getByRole('heading', { name: /^Demain, matin$/ }).waitFor()
      expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Tes livraisons'])
      expect(await page.getByText('1 déjà livrée aujourd’hui · mis à jour à').isVisible()).toBe(true)
      expect(
        await page.locator('.hero, .closing').evaluateAll((all) => all.filter((each) => each.checkVisibility()).length),
      ).toBe(0)
      expect(await page.locator('a.button-primary:visible').allInnerTexts()).toEqual(['Nouvelle livraison'])
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      expect(await shiftsOf(page)).toEqual({ total: 0, moved: [] })
      await page.locator('.next-card').click({ position: { x: 40, y: 40 } })
      await page.waitForURL('**/historique/42')
    },
  )

  it.each([
    ['a phone', newPhone],
    ['a desktop', newDesktop],
  ] as const)('has three in the place of one on %s, a line each; nothing moves as they come', async (_, newVisitor) => {
    session = await livingSession(provider.url, session)
    const { page } = await newVisitor({ storageState: session })
    await watchShifts(page)
    await answer(page, [tomorrows(44), tomorrows(43), tomorrows(42)])
    await page.goto(provider.url)
    const rows = page.locator('.next-row')
    await rows.nth(2).waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    expect([await rows.count(), await shiftsOf(page)]).toEqual([3, { total: 0, moved: [] }])
    await rows.nth(1).click({ position: { x: 40, y: 40 } })
    await page.waitForURL('**/historique/43')
  })

  it('has the last one made again from there, where none is to come', async () => {
    session = await livingSession(provider.url, session)
    const { page } = await newPhone({ storageState: session })
    await answer(page, [delivered(41)])
    await page.goto(provider.url)
    await page.getByRole('link', { name: /^Refaire/ }).tap()
    await page.waitForURL(/\/commande$/)
    await page
      .getByText(/^Commande recopiée\./)
      .first()
      .waitFor()
    expect(await field(page, 'poids').inputValue()).toBe('-150')
  })

  it('shows the copy of this device without a network, with its age, and what is so once it is back', async () => {
    session = await livingSession(provider.url, session)
    const { page, context } = await newPhone({ storageState: session, forgive })
    await answer(page, [tomorrows(42)])
    await page.goto(provider.url)
    await page.getByRole('heading', { name: 'Demain, matin' }).waitFor()
    await page.unrouteAll()
    await page.route(lists, (route) => route.abort('internetdisconnected'))
    await page.reload()
    await page.getByText(/Tu vois la liste telle qu’elle était à \d\d:\d\d\.$/).waitFor()
    await context.setOffline(true)
    await page.getByText(/^Hors ligne\s: ta liste telle qu’elle était à \d\d:\d\d\.$/).waitFor()
    expect(await page.getByRole('heading', { name: 'Demain, matin' }).isVisible()).toBe(true)
    await page.unrouteAll()
    await answer(page, [delivered(42)])
    await context.setOffline(false)
    await page.getByRole('heading', { name: 'Livré aujourd’hui' }).waitFor()
  })

  it('shows nothing of it to the next user, nor to nobody, once another tab has signed out', async () => {
    session = await livingSession(provider.url, session)
    const { page, context } = await newPhone({ storageState: session, forgive })
    await answer(page, [tomorrows(42)])
    await page.goto(provider.url)
    await page.getByRole('heading', { name: 'Demain, matin' }).waitFor()
    const other = await context.newPage()
    await other.goto(`${provider.url}/faq`)
    const values = await other.evaluate(() => {
      const kept = { ...localStorage }
      localStorage.removeItem('authToken')
      localStorage.removeItem('userData')
      return kept
    })
    await page.getByRole('heading', { level: 1, name: /^Du dépôt au chantier/ }).waitFor()
    expect(await page.locator('.next-card').count()).toBe(0)
    await page.unrouteAll()
    await answer(page, [])
    await other.evaluate(
      ([user, token]) => {
        localStorage.setItem('userData', user)
        localStorage.setItem('authToken', token)
      },
      [JSON.stringify({ ...JSON.parse(values['userData'] ?? ''), id: 99_999 }), values['authToken'] ?? ''] as const,
    )
    await page.getByText('ta première livraison apparaîtra ici').waitFor()
    expect(await page.getByText('Demain, matin').count()).toBe(0)
  })

  it('is that of a stranger once the server has ended the session', async () => {
    session = await livingSession(provider.url, session)
    const { page } = await newPhone({ storageState: session, forgive })
    await answer(page, [tomorrows(42)])
    await page.goto(provider.url)
    await page.getByRole('heading', { name: 'Demain, matin' }).waitFor()
    await page.unrouteAll()
    await page.route(lists, (route) => route.fulfill({ status: 401, json: { message: 'Session expirée.' } }))
    await page.reload()
    await page.getByRole('heading', { level: 1, name: /^Du dépôt au chantier/ }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe(null)
    await page.reload()
    await page.getByRole('link', { name: 'Créer un compte' }).first().waitFor({ state: 'attached' })
    expect(await page.locator('.member:visible').count()).toBe(0)
  })
})

describe('The home page of a stranger', () => {
  it('is the one of the document, and fetches nothing of the next delivery', async () => {
    const { page } = await newPhone()
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto(provider.url, { waitUntil: 'load' })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([
      expect.stringMatching(/^Du dépôt au chantier,\s+sans y aller\.$/),
    ])
    expect(fetched.filter((path) => path.endsWith('.js'))).toEqual([expect.stringMatching(/^\/assets\/every-page/)])
  })
})

async function answer(page: Page, data: readonly object[]): Promise<void> {
  await page.route(lists, (route) => route.fulfill({ json: { data, plus_anciennes: null } }))
}

function tomorrows(id: number): object {
  const day = new Date(Date.parse(`${today}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  return line(id, {
    StatuCommande: 3,
    StatuPaiement: 1,
    livraisonType: 'flex',
    dateLivraison: `${day} 08:00:00`,
    flexHalfDay: 'AM',
  })
}

function delivered(id: number): object {
  return line(id, {
    StatuCommande: 2,
    StatuPaiement: 1,
    livraisonType: 'flex',
    dateLivraison: `${today} 08:00:00`,
    flexHalfDay: 'AM',
    DateLivraisonReelle: `${today} 00:01:00`,
  })
}

function line(id: number, changes: object): object {
  const way = {
    adressPickUp: '1 Rue de France 06000 Nice',
    AdresseLivraison: '12 Chemin des Oliviers 06250 Mougins',
    poids: '-150',
    longitudePickUp: 43.69,
    altitudePickUp: 7.25,
    longitudeLivraison: 43.6,
    altitudeLivraison: 6.99,
  }
  return {
    id,
    DateCommande: `${today} 00:00:30`,
    RaisonSocialClient: 'Exemple Bâtiment',
    TTC: 47.88,
    HT: 39.9,
    TVA: 7.98,
    poids_label: '0-150 kg',
    ...way,
    ...changes,
  }
}
