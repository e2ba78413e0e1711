import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { BrowserContext, Page } from 'playwright-core'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { openDemo, openDemoHistory, signInDemo } from '#tests/journeys/demo-visitor.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field, fillOrder, pay, register, signIn, submitOrder } from '#tests/journeys/supplier.ts'
import { joinTeam, signInTeam } from '#tests/journeys/team.ts'

let geoplateforme: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider

beforeAll(async () => {
  geoplateforme = await startGeoplateforme()
  provider = await startProvider('sqlite', geoplateforme.url, inject('postgresUrl'))
  openDemo(provider)
  await joinTeam(provider)
  await (await signInTeam(provider)).addPhoto(4, '#7a6a58')
})

afterAll(async () => {
  await provider.remove()
  await geoplateforme.stop()
})

/** The bars of a phone: what is under them is not seen, and not touched. */
const bars = { top: 47, bottom: 34 }

/** A phone on which the app was opened from the home screen, and the demonstration's supplier is signed in. */
async function installedApp(): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const { context, page } = await newPhone()
  await context.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: bars })
  await page.goto(`${provider.url}/login`)
  await signInDemo(page)
  return { page, context }
}

/** What of it lies under the bars, by their heights; nothing: []. */
function underBars(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate(
    ([chosen, { top, bottom }]) =>
      [...document.querySelectorAll(chosen)].flatMap((element) => {
        const box = element.getBoundingClientRect()
        const isSeen = box.height > 0 && box.bottom > 0 && box.top < innerHeight
        return isSeen && (box.top < top || box.bottom > innerHeight - bottom)
          ? [`${element.textContent} ${Math.round(box.top)}–${Math.round(box.bottom)}`]
          : []
      }),
    [selector, bars] as const,
  )
}

async function payAnOrder(page: Page) {
  await fillOrder(page)
  await submitOrder(page)
  await pay(page, '4242424242424242')
  await page.waitForURL('**/payment-success')
}

describe('the offer of the home screen', () => {
  it('stands under the first paid order, and under no other', async () => {
    const { page } = await newPhone()
    await register(page, provider.url)
    await signIn(page)
    // Chromium's own comes to a profile on the disk alone.
    await page.evaluate(() =>
      dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: async () => ({ outcome: 'accepted' }),
        }),
      ),
    )
    await payAnOrder(page)
    const card = page.getByRole('button', { name: 'Installer Colibat' })
    await card.waitFor()
    await page.getByRole('link', { name: 'Nouvelle livraison' }).last().tap()
    await fillOrder(page)
    await submitOrder(page)
    const list = page.waitForResponse('**/api/fo/my-orders*')
    await pay(page, '4242424242424242')
    await page.waitForURL('**/payment-success')
    await (await list).finished()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await card.count()).toBe(0)
  })
})

describe('the installed app', () => {
  it('closes what lies over a page by Back, and leaves nothing to go back to', async () => {
    const { page } = await installedApp()
    await page.goto(`${provider.url}/account`)
    const leave = page.getByRole('button', { name: /Supprimer mon compte/ }).first()
    const dialog = page.getByRole('dialog')
    await leave.tap()
    await dialog.waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/account')
    await leave.tap()
    await page.getByRole('button', { name: 'Annuler' }).tap()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => history.state?.layersOver ?? 0)).toBe(0)
    await page.goBack()
    await page.waitForURL('**/commande')
  })

  it('shows pictures in place, and hands an invoice on, without another tab', async () => {
    const { page, context } = await installedApp()
    await openDemoHistory(page, provider.url)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^Facture de la commande/ })
        .first()
        .tap(),
    ])
    expect(download.suggestedFilename()).toMatch(/^facture-commande-\d+\.pdf$/)
    await page.goto(`${provider.url}/historique/4`)
    const photo = page.getByRole('button', { name: /^Agrandir/ }).first()
    await photo.tap()
    await page.locator('.lightbox').waitFor()
    expect(await underBars(page, '.lightbox-head > *, .lightbox-foot > *')).toEqual([])
    const there = page.url()
    await page.goBack()
    await page.locator('.lightbox').waitFor({ state: 'detached' })
    expect([page.url(), context.pages().length]).toEqual([there, 1])
  })

  it('keeps what is touched out of the phone’s bars', async () => {
    const { page } = await installedApp()
    // A toast slides in.
    await page.evaluate(() =>
      Promise.allSettled(
        [...document.querySelectorAll('.toast')]
          .flatMap((toast) => toast.getAnimations())
          .map(({ finished }) => finished),
      ),
    )
    expect(await underBars(page, '.page-header a, .page-header button, .bottom-bar button, .toast')).toEqual([])
    await page.getByRole('button', { name: 'Menu' }).tap()
    expect(await underBars(page, '.header-panel nav a, .header-panel nav button')).toEqual([])
    await page.goto(`${provider.url}/preferences`)
    await page.getByRole('button', { name: /^Vider cet appareil/ }).tap()
    await page.getByRole('dialog').waitFor()
    expect(await underBars(page, '.dialog button')).toEqual([])
  })

  it('forgets where a request was read once it is gone', async () => {
    const { page } = await installedApp()
    await field(page, 'comment').fill('Portail bleu')
    await page.getByText('Brouillon enregistré', { exact: false }).first().waitFor()
    // The browser tells of a scroll with the next frame.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('scroll', () => requestAnimationFrame(resolve), { once: true })
          scrollTo({ top: 900, behavior: 'instant' })
        }),
    )
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('nav a[href="/preferences"], .menu-list a[href="/preferences"]')?.click(),
    )
    await page.getByRole('heading', { name: 'Mes préférences' }).waitFor()
    await page.goBack()
    await field(page, 'comment').waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800)
    await fillOrder(page)
    await submitOrder(page)
    await pay(page, '4242424242424242')
    await page.waitForURL('**/payment-success')
    await page.goBack()
    await page.getByText('Nouvelle commande', { exact: true }).first().waitFor()
    await field(page, 'comment').waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

describe('a device that is emptied', () => {
  it('asks about the draft, and has no order, no draft and no session left', async () => {
    const { page } = await installedApp()
    await field(page, 'comment').fill('Portail bleu')
    await page.getByText('Brouillon enregistré', { exact: false }).first().waitFor()
    await openDemoHistory(page, provider.url)
    await page.goto(`${provider.url}/preferences`)
    await page.getByText(/\d+ commandes, copie du/).waitFor()
    await page.getByRole('button', { name: /^Vider cet appareil/ }).tap()
    await page.getByRole('button', { name: 'Vider, mais garder le brouillon' }).waitFor()
    await page.getByRole('button', { name: 'Tout vider' }).tap()
    await page.waitForURL('**/login')
    await page.getByText('est vidé. Tes commandes', { exact: false }).waitFor()
    expect(await leftOn(page)).toEqual({ drafts: [], marks: [], local: [] })
  })
})

/** What lies in the stores of a page: keys alone. */
function leftOn(page: Page) {
  return page.evaluate(async () => {
    const keysIn = (name: string, store: string) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('error', reject)
        opening.addEventListener('success', () => {
          const keys = opening.result.transaction(store).objectStore(store).getAllKeys()
          keys.addEventListener('success', () => resolve(keys.result.map(String)))
        })
      })
    const marks = await new Promise<unknown>((resolve) => {
      const opening = indexedDB.open('device')
      opening.addEventListener('success', () => {
        const all = opening.result.transaction('marks').objectStore('marks').get('marks')
        all.addEventListener('success', () => resolve(all.result))
      })
    })
    return { drafts: await keysIn('colibat', 'drafts'), marks, local: Object.keys(localStorage) }
  })
}

describe('an installed window that is led from one tracking link to another', () => {
  it('shows the delivery of the link it is at', async () => {
    const { page } = await newPhone()
    await page.route('**/api/suivi/*', (route) => {
      const moment = {
        livraisonType: 'flex',
        dateLivraison: '2026-11-24 08:00:00',
        flexHalfDay: 'AM',
        attendue_avant: '2026-11-24 12:00:00',
        partie_le: null,
        DateLivraisonReelle: null,
      }
      const data = {
        id: route.request().url().endsWith('/un') ? 1 : 2,
        StatuCommande: 1,
        villeDepart: 'Cannes',
        villeLivraison: 'Mougins',
        ...moment,
      }
      return route.fulfill({ json: { success: true, data } })
    })
    await page.goto(`${provider.url}/suivi/un`)
    await page.getByText('Livraison n° 1').waitFor()
    await page.evaluate(() => history.pushState(null, '', '/suivi/deux'))
    await page.getByText('Livraison n° 2').waitFor()
    expect(await page.getByText('Livraison n° 1').count()).toBe(0)
  })
})
