import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { shiftsOf, watchShifts } from './layout-shift.ts'
import { livingSession, sampleSession, type StoredSession } from '#tests/journeys/account/sample-session.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'

let provider: Provider
let session: StoredSession
beforeAll(async () => {
  provider = await startProvider('sqlite', 'off', '')
  session = await sampleSession(provider.url)
})
afterAll(() => provider.remove())

const devices = { phone: newPhone, desktop: newDesktop }
type Device = keyof typeof devices

describe('A screen before any script of the app', () => {
  it.each([
    ['phone', '/commande', 'Commande fournisseur'],
    ['phone', '/historique', 'Historique des livraisons'],
    ['phone', '/account', 'Mon compte'],
    ['phone', '/preferences', 'Mes préférences'],
    ['desktop', '/commande', 'Commande fournisseur'],
    ['desktop', '/historique', 'Historique des livraisons'],
    ['desktop', '/account', 'Mon compte'],
    ['desktop', '/preferences', 'Mes préférences'],
  ] as const)('has its bar and its title where they stay, on a %s: %s', async (device, path, title) => {
    const { page, arrive } = await drawn(device, path, session)
    const before = await placesOf(page)
    expect(before.some((place) => place.startsWith(`H1 ${title} `))).toBe(true)
    expect(before.some((place) => place.startsWith('A Colibat '))).toBe(true)
    await arrive()
    expect(await placesOf(page)).toEqual(before)
    const { total, moved } = await shiftsOf(page)
    expect(total, moved.join(', ')).toBeLessThan(0.001)
  })

  it.each(['phone', 'desktop'] as const)('is the way in to who is not signed in, on a %s', async (device) => {
    const { page, arrive } = await drawn(device, '/historique')
    const before = await placesOf(page, 'header')
    expect(before.some((place) => place.includes('Nouvelle livraison'))).toBe(false)
    expect(await page.locator('#root .link-tabs').isVisible()).toBe(true)
    await arrive()
    expect(new URL(page.url()).pathname).toBe('/login')
    expect(await placesOf(page, 'header')).toEqual(before)
    const { total, moved } = await shiftsOf(page)
    expect(total, moved.join(', ')).toBeLessThan(0.001)
  })

  it('is an order beside the list where there is room, and alone where there is none', async () => {
    const wide = await drawn('desktop', '/historique/1', session)
    expect(await wide.page.locator('#root .history-list, #root .detail-panel').count()).toBe(2)
    const narrow = await drawn('phone', '/historique/1', session)
    expect(await narrow.page.locator('#root .history-list').count()).toBe(0)
  })

  it('has the colours of the theme that was chosen', async () => {
    const { page, arrive } = await drawn('phone', '/commande', session, 'dark')
    const colours = () =>
      page.evaluate(() =>
        ['html', '.page-header', 'h1']
          .map((piece) => getComputedStyle(document.querySelector(piece) as Element))
          .map(({ color, backgroundColor }) => [color, backgroundColor]),
      )
    const before = await colours()
    expect(before[0]?.[1]).toBe('oklch(0.185 0.018 260)')
    await arrive()
    expect(await colours()).toEqual(before)
  })

  it('leaves no style behind that the app would need', async () => {
    const { page, arrive } = await drawn('phone', '/commande', session)
    await arrive()
    await page.locator('fieldset').first().waitFor()
    const looks = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('body, #root *')].map((piece) =>
          [
            piece.nodeName,
            piece.className,
            piece.getBoundingClientRect().height,
            getComputedStyle(piece).color,
            getComputedStyle(piece).border,
          ].join(' '),
        ),
      )
    const before = await looks()
    await page.evaluate(() => {
      const inline = document.head.querySelector('style')?.sheet as CSSStyleSheet
      while (inline.cssRules.length > 0) inline.deleteRule(0)
      inline.insertRule('@layer reset, tokens, base, ui, rooms;')
    })
    expect(await looks()).toEqual(before)
    expect(before.filter((look) => look.startsWith('FIELDSET') && !look.includes('0px none'))).toEqual([])
  })

  it('says so, under the bar, where a browser runs none at all', async () => {
    const { page } = await newPhone({ javaScriptEnabled: false })
    await page.goto(`${provider.url}/commande`)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
      'Colibat a besoin de JavaScript pour commander une livraison.',
    )
    expect(await page.getByRole('link', { name: 'Colibat, accueil' }).isVisible()).toBe(true)
  })
})

/** A screen whose scripts are held up on their way; `arrive` lets them through, until the app is there. */
async function drawn(device: Device, path: string, storageState?: StoredSession, theme?: string) {
  if (storageState) session = await livingSession(provider.url, session)
  const { page } = await devices[device](storageState && { storageState: session })
  await watchShifts(page)
  if (theme) await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(provider.url + path, { waitUntil: 'commit' })
  await page.locator('#root h1').waitFor({ state: 'attached' })
  await page.locator('link[href^="/assets/style"]').waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const arrive = async () => {
    held.resolve()
    await page.waitForFunction(
      () =>
        document.title.includes('·') &&
        document.querySelector('#root > .loading, #root [inert].loading, #root .skeleton') === null,
    )
  }
  return { page, arrive }
}

/** What is seen of the bar and the title, and where: 'H1 Mon compte 16 84 168 32'. */
function placesOf(page: Page, of = 'header, h1'): Promise<string[]> {
  return page.evaluate((pieces) => {
    const seen = [...document.querySelectorAll(pieces)]
      .flatMap((piece) => [piece, ...piece.querySelectorAll('a, button, svg')])
      .filter((piece) => piece.checkVisibility())
    return seen.map((piece) => {
      const { x, y, width, height } = piece.getBoundingClientRect()
      return [
        piece.nodeName,
        piece.nodeName === 'HEADER' ? '' : piece.textContent,
        ...[x, y, width, height].map(Math.round),
      ].join(' ')
    })
  }, of)
}
