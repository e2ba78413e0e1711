import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { openOrderSite, type OrderSite } from '#tests/journeys/order/order-visitor.ts'
import { field, sample, signIn } from '#tests/journeys/supplier.ts'

let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite()
})
afterAll(() => site.close())

describe('Going from screen to screen', () => {
  it('has a title for each, focuses the new heading, and leaves the first screen alone', async () => {
    const page = await signedIn(newDesktop)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.title()).toBe('Commande fournisseur · Colibat')
    expect(await focused(page)).toBe('BODY')
    await page.getByRole('link', { name: 'Historique des livraisons' }).click()
    await page.getByText('Aucune commande pour la période sélectionnée').waitFor()
    expect(await page.title()).toBe('Historique des livraisons · Colibat')
    expect(await focused(page)).toBe('H1 Historique des livraisons')
  })

  it('starts a new screen at its top, and finds the old place again on Back', async () => {
    const page = await signedIn(newDesktop)
    // As soon as the page is that tall.
    await page.waitForFunction(() => (scrollTo(0, 900), scrollY === 900))
    await page.getByRole('link', { name: 'Historique des livraisons' }).dispatchEvent('click')
    await page.getByRole('heading', { level: 1, name: 'Historique des livraisons' }).waitFor()
    await page.waitForFunction(() => scrollY === 0)
    await page.goBack()
    await field(page, 'telephone').waitFor()
    await page.waitForFunction(() => Math.abs(scrollY - 900) < 3)
    expect(await focused(page)).toBe('H1 Commande fournisseur')
  })

  it('offers the first Tab a way over the header', async () => {
    const page = await signedIn(newDesktop)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('A Aller au contenu')
    await page.keyboard.press('Enter')
    expect(await focused(page)).toMatch(/^MAIN/)
  })

  it('leaves a menu open that was opened while the screen was on its way', async () => {
    const page = await signedIn(newDesktop)
    const late = Promise.withResolvers<void>()
    await page.route('**/assets/history-page-*.js', async (route) => {
      await late.promise
      await route.continue()
    })
    await page.getByRole('link', { name: 'Historique des livraisons' }).click()
    await page.getByRole('button', { name: 'Camille Exemple' }).click()
    late.resolve()
    await page.getByRole('heading', { level: 1, name: 'Historique des livraisons' }).waitFor()
    await page.waitForFunction((title) => document.title.startsWith(title), 'Historique')
    expect(await page.getByRole('button', { name: 'Se déconnecter' }).isVisible()).toBe(true)
  })

  it('has the same entries in the bar and behind the hamburger', async () => {
    const entries = [
      'Nouvelle livraison',
      'Historique des livraisons',
      'Mon compte',
      'Mes préférences',
      'Se déconnecter',
    ]
    const desktop = await signedIn(newDesktop)
    await desktop.getByRole('button', { name: 'Camille Exemple' }).click()
    expect(
      await desktop
        .locator('header')
        .getByRole('link')
        .or(desktop.locator('header .menu-list').getByRole('button'))
        .allInnerTexts(),
    ).toEqual(['Colibat', ...entries])
    const phone = await signedIn(newPhone)
    await openMenu(phone)
    expect(
      await phone
        .locator('[popover]')
        .getByRole('link')
        .or(phone.locator('[popover]').getByRole('button'))
        .allInnerTexts(),
    ).toEqual(entries)
    expect(
      await phone
        .locator('header')
        .getByRole('link', { name: /Colibat/ })
        .getAttribute('href'),
    ).toBe('/commande')
  })
})

describe('A screen whose code does not come', () => {
  const forgive = [/Failed to load resource/, /ChunkLoadError/, /dynamically imported module/, /Unable to preload CSS/]

  it('is asked for again, and shown when it comes at last', async () => {
    const page = await signedIn(newDesktop, forgive)
    let refusals = 2
    await page.route(/history-page-.*\.js/, (route) => (refusals-- > 0 ? route.abort() : route.continue()))
    await page.getByRole('link', { name: 'Historique des livraisons' }).click()
    await page.getByRole('heading', { level: 1, name: 'Historique des livraisons' }).waitFor()
    expect(refusals).toBeLessThan(1)
  })

  it('is shown in its look, also when its style sheet was refused first', async () => {
    const page = await signedIn(newDesktop, forgive)
    let refusals = 1
    await page.route(/history-page-.*\.css/, (route) => (refusals-- > 0 ? route.abort() : route.continue()))
    await page.getByRole('link', { name: 'Historique des livraisons' }).click()
    await page.getByRole('heading', { level: 1, name: 'Historique des livraisons' }).waitFor()
    expect(await page.locator('.list-filters').evaluate((element) => getComputedStyle(element).display)).toBe('flex')
  })

  it('is explained in French with a way on, which works once the network does', async () => {
    const page = await signedIn(newDesktop, forgive)
    await write(page, 'clientName', 'Martin')
    await page.route(/history-page-.*\.js/, (route) => route.abort())
    await page.getByRole('link', { name: 'Historique des livraisons' }).click()
    await page.getByText('Une partie de l’application n’a pas pu être chargée.').waitFor()
    await page.getByText(/Ton brouillon de \d\d:\d\d est enregistré sur cet appareil/).waitFor()
    expect(await focused(page)).toBe('H1 L’écran n’a pas pu être chargé.')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await page.getByText('Toujours pas de réponse.').waitFor()
    await page.context().setOffline(false)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await page.getByRole('heading', { level: 1, name: 'Historique des livraisons' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/historique')
  })
})

describe('A screen that breaks down', () => {
  it('says so, keeps the draft, and starts again from it', async () => {
    const page = await signedIn(newPhone, [/une panne/])
    await write(page, 'clientName', 'Martin')
    // A fault of ours, made up: the pickup of an urgent delivery cannot be told any more.
    await page.evaluate(() => {
      const { prototype } = Intl.DateTimeFormat
      const descriptor = Object.getOwnPropertyDescriptor(prototype, 'format') as PropertyDescriptor
      Object.defineProperty(prototype, 'format', {
        configurable: true,
        get: () => {
          throw new Error('une panne')
        },
      })
      Object.assign(globalThis, { mend: () => Object.defineProperty(prototype, 'format', descriptor) })
    })
    await page.getByRole('radio', { name: /Urgent/ }).click({ force: true })
    await page.getByRole('heading', { name: 'Cet écran s’est arrêté.' }).waitFor()
    await page.evaluate(() => (globalThis as unknown as { mend(): void }).mend())
    await page.getByRole('button', { name: 'Réessayer' }).tap()
    await field(page, 'clientName').waitFor()
    expect(await field(page, 'clientName').inputValue()).toBe('Martin')
  })
})

describe('The session', () => {
  it('ends by the menu: back on /login, the screens closed, the draft kept when asked to', async () => {
    const page = await signedIn(newDesktop)
    await write(page, 'clientName', 'Bernard')
    await page.getByRole('link', { name: 'Historique des livraisons' }).click()
    await page.getByRole('heading', { level: 1, name: 'Historique des livraisons' }).waitFor()
    await page.getByRole('button', { name: 'Camille Exemple' }).click()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await page.getByRole('button', { name: 'Garder le brouillon sur cet appareil' }).click()
    await page.waitForURL('**/login')
    expect(await page.evaluate(() => [localStorage.getItem('authToken'), localStorage.getItem('userData')])).toEqual([
      null,
      null,
    ])
    await page.goBack()
    await page.waitForURL('**/login')
    await field(page, 'email').fill(sample.email)
    await signIn(page)
    await field(page, 'clientName').waitFor()
    expect(await field(page, 'clientName').inputValue()).toBe('Bernard')
  })

  it('ends with a 401: local storage is cleared, /login is shown, the draft is kept', async () => {
    const page = await signedIn(newDesktop, [/401/])
    await write(page, 'clientName', 'Durand')
    await openHistory(page)
    await page.route('**/api/fo/my-orders', (route) =>
      route.fulfill({ status: 401, json: { success: false, message: 'Session expirée.' } }),
    )
    await page.getByRole('button', { name: 'Actualiser' }).click()
    await page.waitForURL('**/login')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.unrouteAll()
    await field(page, 'email').fill(sample.email)
    await field(page, 'password').fill(sample.password)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.waitForURL('**/historique')
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: 'Nouvelle livraison' })
      .click()
    expect(await field(page, 'clientName').inputValue()).toBe('Durand')
  })
})

describe('The network', () => {
  it('is said to be missing, until it is back', async () => {
    const page = await signedIn(newPhone, [/ERR_INTERNET_DISCONNECTED/])
    await page.context().setOffline(true)
    await page.getByText(/^Hors ligne.: rien ne part/).waitFor()
    await page.context().setOffline(false)
    await page.getByText(/^Hors ligne.: rien ne part/).waitFor({ state: 'detached' })
    expect(await page.locator('.status-strip').innerText()).toBe('')
  })

  it('is said to wait when the server asks for it, and the answer comes by itself', async () => {
    const page = await signedIn(newDesktop, [/429/])
    let refusals = 1
    await openHistory(page)
    await page.route('**/api/fo/my-orders', (route) =>
      refusals-- > 0
        ? route.fulfill({
            status: 429,
            headers: { 'retry-after': '2' },
            json: { success: false, message: 'Trop de requêtes.' },
          })
        : route.continue(),
    )
    await page.getByRole('button', { name: 'Actualiser' }).click()
    await page.getByText('Beaucoup de demandes : on patiente 2 s, puis on réessaie tout seul.').waitFor()
    await page.waitForFunction(() => document.querySelector('.status-strip')?.textContent === '')
    await page.getByText('Aucune commande pour la période sélectionnée').waitFor()
    await expect.poll(() => refusals).toBeLessThan(0)
  })
})

describe('The theme', () => {
  it('follows the system, live', async () => {
    const { page } = await newPhone({ colorScheme: 'light' })
    await page.goto(`${site.provider.url}/login`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const light = await ground(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await ground(page)).not.toBe(light)
  })

  it.each([
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const)(
    'keeps a stored %s choice on a %s system, from the first paint on, up to the browser’s own bar',
    async (choice, system) => {
      const { context, page } = await newPhone({ colorScheme: system, forgive: [/ERR_FAILED/] })
      await context.addInitScript((theme) => localStorage.setItem('theme', theme), choice)
      // No script of the app runs: what is painted first is painted by the page alone.
      await page.route(/\.js$/, (route) => route.abort())
      await page.goto(`${site.provider.url}/login`, { waitUntil: 'commit' })
      await page.waitForFunction(() => document.body !== null)
      expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(choice)
      await page.unrouteAll()
      await page.reload()
      await page.getByRole('heading', { level: 1 }).waitFor()
      const bars = await page
        .locator('meta[name=theme-color]')
        .evaluateAll((metas) => metas.map((meta) => (meta as HTMLMetaElement).content))
      expect(new Set(bars)).toEqual(new Set([choice === 'dark' ? '#0e131b' : '#f9f7f1']))
    },
  )
})

type NewVisitor = typeof newPhone

/** Somebody on the order form. */
function signedIn(newVisitor: NewVisitor, forgive: readonly RegExp[] = []): Promise<Page> {
  return site.visit(newVisitor, { forgive })
}

/**
 * By the link of the header. What it shows may have come while the form was open: only « Actualiser » asks for certain.
 */
async function openHistory(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Historique des livraisons' }).click()
  await page.getByText('Aucune commande pour la période sélectionnée').waitFor()
}

/** Types, and waits until the device has it. */
async function write(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text)
  await page
    .getByText(/^Brouillon enregistré sur/)
    .first()
    .waitFor()
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).tap()
}

/** 'H1 Historique des livraisons' */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    return element === document.body ? 'BODY' : `${element.tagName} ${element.innerText}`
  })
}

function ground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}
