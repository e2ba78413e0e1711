import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page, type Worker } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findWholeBrowser } from '#scripts/find-browser.ts'
import { browserFlags } from '#tests/setup/open-browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { type DeviceSubscription, startPushService } from '#tests/stand-ins/push-service.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { fillOrder, pay, register, signIn, submitOrder } from '#tests/journeys/supplier.ts'
import { joinTeam, signInTeam } from '#tests/journeys/team.ts'

let geoplateforme: Awaited<ReturnType<typeof startGeoplateforme>>
let service: Awaited<ReturnType<typeof startPushService>>
let provider: Provider
let context: BrowserContext
const profile = mkdtempSync(join(tmpdir(), 'colibat-profile-'))

beforeAll(async () => {
  ;[geoplateforme, service] = await Promise.all([startGeoplateforme(), startPushService()])
  provider = await startProvider('sqlite', geoplateforme.url, '', {
    MAIL_FROM: 'Livraisons <livraisons@exemple.fr>',
    NODE_OPTIONS: '--import ./tests/stand-ins/push-detour-of-process.ts',
    PUSH_STAND_IN: service.url,
  })
  // Permissions of a site last in a profile of one's own alone.
  context = await chromium.launchPersistentContext(profile, {
    executablePath: findWholeBrowser(),
    args: ['--headless=new', ...browserFlags()],
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  context.setDefaultTimeout(30_000)
  // Headless, nobody can answer the browser’s question: it is answered before, and only whether it is asked is watched.
  await context.grantPermissions(['notifications', 'background-sync'], { origin: provider.url })
})

afterAll(async () => {
  await context.close()
  await provider.remove()
  await Promise.all([geoplateforme.stop(), service.stop()])
  rmSync(profile, { recursive: true, force: true })
})

describe('A supplier who wants to be told', () => {
  it('is asked after a paid order, is told on a locked telephone when it leaves and arrives, is led to it by a tap, and no more once he signed out', async () => {
    const page = context.pages()[0] ?? (await context.newPage())
    await letSubscribe(page)
    await register(page, provider.url)
    await joinTeam(provider)
    await signIn(page)
    await fillOrder(page)
    await submitOrder(page)
    await pay(page, '4242424242424242')
    await page.waitForURL('**/payment-success')
    await page.getByText('Être prévenu quand c’est livré').waitFor()
    expect(await askedAt(page)).toBeNull()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await page.getByRole('button', { name: 'Activer les notifications' }).tap()
    await page.getByText('C’est noté : tu seras prévenu.', { exact: false }).waitFor()
    expect(await askedAt(page)).toBe('/payment-success')

    const team = await signInTeam(provider)
    await team.step(1, 4, 3)
    await team.step(1, 3, 1)
    await expect.poll(() => service.pushed.length, { timeout: 90_000 }).toBe(1)
    await page.goto(`${provider.url}/commande`)
    await watchWorkerBadge()
    await deliver(page, service.pushed[0]?.text ?? '')
    await expect.poll(workerBadge).toBe(1)
    const notification = {
      title: 'Commande n°\u00A01\u00A0: en cours de livraison',
      body: 'Elle est partie.',
      tag: 'commande-1',
      data: { address: '/historique/1' },
    }
    expect(await shown(page)).toEqual([notification])

    await page.evaluate(() => Object.assign(globalThis, { before: true }))
    await tap(notification.title)
    await page.waitForURL('**/historique/1')
    expect(await page.evaluate(() => 'before' in globalThis), 'the page was not loaded anew').toBe(true)
    expect(await shown(page)).toEqual([])

    await expect.poll(() => pageBadge(page)).toBe('1')

    // Said again where the browser has another subscription.
    const said = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/fo/push-subscription'),
    )
    await theWorker().evaluate(
      () =>
        void dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { waitUntil() {}, newSubscription: {} })),
    )
    await said

    // Whatever comes is shown.
    await deliver(page, 'bonjour')
    expect((await shown(page)).map(({ title }) => title)).toEqual(['Une de tes commandes a changé'])

    await page.goto(`${provider.url}/preferences`)
    const here = page.getByRole('switch', { name: 'Sur ce téléphone' })
    await expect.poll(() => here.isChecked()).toBe(true)
    await page.goto(`${provider.url}/account`)
    await page.getByRole('button', { name: 'Se déconnecter' }).locator('visible=true').last().tap()
    await page.waitForURL('**/login')
    await expect.poll(() => shown(page)).toEqual([])
    expect(await pageBadge(page)).toBe('0')
    const { calls } = service
    await team.step(1, 1, 2)
    await signIn(page)
    await page.goto(`${provider.url}/preferences`)
    await expect.poll(() => here.isChecked()).toBe(false)
    expect(service.calls).toBe(calls)
  }, 300_000)
})

/** Chromium asks a service of Google's for a subscription: the page is given one of the stand-in's. */
async function letSubscribe(page: Page): Promise<void> {
  await page.exposeFunction('newDevice', (senderKey: string): DeviceSubscription => service.newDevice(senderKey))
  await page.addInitScript(() => {
    type Bridge = { newDevice(key: string): Promise<{ endpoint: string; keys: Record<string, string> }> }
    const kept = 'subscription of the test'
    const made = (): PushSubscription | null => {
      const text = localStorage.getItem(kept)
      if (text === null) return null
      const { senderKey, ...json } = JSON.parse(text) as { senderKey: string }
      const bytes = Uint8Array.from(
        atob(senderKey.replaceAll('-', '+').replaceAll('_', '/')),
        (letter) => letter.codePointAt(0) ?? 0,
      )
      const unsubscribe = async () => (localStorage.removeItem(kept), true)
      return {
        toJSON: () => json,
        options: { applicationServerKey: bytes.buffer, userVisibleOnly: true },
        unsubscribe,
      } as unknown as PushSubscription
    }
    // Of two offers the home screen would come first: this browser has no question about it.
    addEventListener('beforeinstallprompt', (event) => event.stopImmediatePropagation())
    Navigator.prototype.setAppBadge = async (count) => localStorage.setItem('badge', String(count))
    const ask = Notification.requestPermission.bind(Notification)
    Notification.requestPermission = () => (localStorage.setItem('asked at', location.pathname), ask())
    PushManager.prototype.getSubscription = async () => made()
    PushManager.prototype.subscribe = async (options) => {
      const senderKey = String(options?.applicationServerKey)
      localStorage.setItem(
        kept,
        JSON.stringify({ ...(await (globalThis as unknown as Bridge).newDevice(senderKey)), senderKey }),
      )
      return made() as PushSubscription
    }
  })
}

/** What the browser does with a message that its vendor brings. */
async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId),
    ),
  )
  await devtools.send('ServiceWorker.enable')
  const before = (await shown(page)).length
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: provider.url,
    registrationId: await registered,
    data,
  })
  await expect.poll(async () => (await shown(page)).length).toBeGreaterThan(before)
  await devtools.detach()
}

/** A tap on what is shown, which a browser without a screen has no place for. */
async function tap(title: string): Promise<void> {
  await theWorker().evaluate(async (wanted) => {
    const scope = globalThis as unknown as {
      readonly registration: ServiceWorkerRegistration
      readonly NotificationEvent: new (type: string, init: object) => Event
    }
    const notification = (await scope.registration.getNotifications()).find((each) => each.title === wanted)
    dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  }, title)
}

function theWorker(): Worker {
  const worker = context.serviceWorkers()[0]
  if (worker === undefined) throw new Error('no service worker')
  return worker
}

/** A profile without the app installed has no icon to look at. */
async function watchWorkerBadge(): Promise<void> {
  await theWorker().evaluate(() => {
    const { WorkerNavigator } = globalThis as unknown as { WorkerNavigator: { prototype: Navigator } }
    WorkerNavigator.prototype.setAppBadge = async (count) => void Object.assign(globalThis, { badge: count })
  })
}

function workerBadge(): Promise<unknown> {
  return theWorker().evaluate(() => (globalThis as { badge?: unknown }).badge)
}

function pageBadge(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('badge'))
}

/** On which screen the browser was to ask its user. */
function askedAt(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('asked at'))
}

function shown(page: Page) {
  return page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag, data }) => ({
      title,
      body,
      tag,
      data: data as unknown,
    })),
  )
}
