import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { openDemo } from '#tests/journeys/demo-visitor.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field, fillOrder, paidOrderId, pay, register, signIn, submitOrder } from '#tests/journeys/supplier.ts'
import { joinTeam, signInTeam } from '#tests/journeys/team.ts'

let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider

beforeAll(async () => {
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, inject('postgresUrl'))
  await joinTeam(provider)
  openDemo(provider)
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
})

const forgive = [/Failed to load resource: net::ERR_/, /ERR_CONNECTION_REFUSED/, /status of 40[14]/]

/** How the bytes of a photo begin. */
const jpeg = '\u00FF\u00D8\u00FF'
/**
 * Whose order it is, whom it goes to, which slip and which photos it has, the session: words that nobody else's device
 * data hold.
 */
const private_ = ['Chantier Exemple', 'Quatrefages', '0698765432', 'bordereau.pdf', 'atelier@exemple.fr', '%PDF', jpeg]

describe('two users of one phone', () => {
  it.each([
    ['signs out', signOut],
    ['is signed out by the server', endedByServer],
  ])(
    'leave nothing to each other, online or offline, when the first %s',
    async (how, end) => {
      const { context, page } = await newPhone({ serviceWorkers: 'allow', forgive })
      if (how === 'signs out') await register(page, provider.url)
      else await page.goto(`${provider.url}/login`)
      await signIn(page)
      await fillOrder(page)
      await field(page, 'clientName').fill('Quatrefages')
      await submitOrder(page)
      await pay(page, '4242424242424242')
      await page.waitForURL('**/payment-success')
      const orderId = await paidOrderId(page)
      await deliver(orderId)
      await seeOrder(page, orderId)
      const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '')
      // The words are the right ones: all of them lie here now.
      const before = await dump(context)
      expect(private_.filter((word) => !before.includes(word))).toEqual([])

      await end(page)
      await page.waitForURL('**/login')
      await expect.poll(() => found(context, token)).toEqual([])
      await field(page, 'email').fill('demo@exemple.fr')
      await field(page, 'password').fill('Exemple-2026!')
      await page.getByRole('button', { name: 'Se connecter' }).tap()
      await page.waitForURL('**/commande')
      for (const path of ['/commande', '/historique', `/historique/${orderId}`, '/account', '/preferences']) {
        await page.goto(`${provider.url}${path}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
      }
      await page.goto(`${provider.url}/historique`)
      await page.locator('.order-card h3, .order-card').first().waitFor()
      expect(await found(context, token)).toEqual([])

      await provider.kill()
      const cold = await context.newPage()
      for (const path of ['/commande?src=pwa', '/historique', `/historique/${orderId}`]) {
        await cold.goto(`${provider.url}${path}`)
        await cold.getByRole('heading', { level: 1 }).waitFor()
        const body = await cold.locator('body').innerText()
        expect(private_.filter((word) => body.includes(word))).toEqual([])
      }
      expect(await found(context, token)).toEqual([])
      await provider.restart()
    },
    300_000,
  )
})

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).first().tap()
  await page.getByRole('button', { name: 'Se déconnecter' }).locator('visible=true').tap()
}

/** Its token is refused from now on; the page hears of it at its next call. */
async function endedByServer(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  await fetch(`${provider.url}/api/logout`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: '{}',
  })
  await page.goto(`${provider.url}/historique`)
}

async function deliver(orderId: number): Promise<void> {
  const team = await signInTeam(provider)
  await team.step(orderId, 4, 3)
  await team.step(orderId, 3, 1)
  await team.addPhoto(orderId, '#7a6a58')
  await team.step(orderId, 1, 2)
}

async function seeOrder(page: Page, orderId: number): Promise<void> {
  await page.goto(`${provider.url}/historique/${orderId}`)
  await page.getByRole('button', { name: 'Agrandir : Photo 1 de la livraison' }).scrollIntoViewIfNeeded()
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Voir : Bordereau de livraison' }).tap(),
  ])
  await tab.close()
  await expect.poll(async () => (await dump(page.context())).includes(jpeg)).toBe(true)
  await expect.poll(async () => (await dump(page.context())).includes('%PDF')).toBe(true)
}

async function found(context: BrowserContext, token: string): Promise<string[]> {
  const all = await dump(context)
  return [...private_, token].filter((word) => all.includes(word))
}

/** All that a page of this site can read of the device: caches, IndexedDB, both storages, cookies. */
async function dump(context: BrowserContext): Promise<string> {
  const page = await context.newPage()
  // A public page, which reads nothing of a session itself; from the worker where the server is gone.
  await page.goto(`${provider.url}/faq`)
  const all = await page.evaluate(readDevice)
  await page.close()
  return all
}

/* oxlint-disable unicorn/consistent-function-scoping -- it runs in the page, and brings all of its own */
async function readDevice(): Promise<string> {
  const latin = (bytes: ArrayBuffer) => Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')
  const words = async (value: unknown): Promise<string> => {
    if (value instanceof ArrayBuffer) return latin(value)
    if (value instanceof Blob) return latin(await value.arrayBuffer())
    if (value instanceof Date) return value.toISOString()
    if (typeof value === 'object' && value !== null)
      return (await Promise.all(Object.entries(value).map(async ([key, each]) => `${key} ${await words(each)}`))).join(
        '\n',
      )
    return String(value)
  }
  const of = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) =>
      Object.assign(request, { onsuccess: () => resolve(request.result), onerror: () => reject(request.error) }),
    )
  const parts = [document.cookie, JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await of(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const held = database.transaction(store).objectStore(store)
      const [keys, values] = [
        await of(held.getAllKeys()),
        await of(database.transaction(store).objectStore(store).getAll()),
      ]
      parts.push(JSON.stringify(keys), await words(values))
    }
    database.close()
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      if (/\/assets\/|\.(?:png|svg|woff2)$/.test(request.url)) continue
      parts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
  }
  return parts.join('\n')
}
