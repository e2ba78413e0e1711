import { spawnSync } from 'node:child_process'
import type { BrowserContext, Page } from 'playwright-core'
import { app, buildIfStale, gazetteer } from '#scripts/build.ts'
import { startProvider } from '#tests/journeys/provider.ts'
import { notKeptYet } from '#tests/journeys/offline/kept-build.ts'
import { field } from '#tests/journeys/supplier.ts'
import { openBrowser } from '#tests/setup/open-browser.ts'
import { startBarePage } from './bare-page.ts'
import { openDriversRun } from './driver-run.ts'
import { median } from './slow-visit.ts'

// `npm run bench -- offline [visits]`: screens that were visited, opened with the server and the worker stopped and the
// processor at a quarter, beside a bare page that a worker keeps; medians.
const visits = Number(process.argv[2] ?? 9)

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'fr-FR',
  serviceWorkers: 'allow',
} as const

buildIfStale(gazetteer, app)
const [provider, bare] = await Promise.all([startProvider('sqlite', 'off', ''), startBarePage()])
spawnSync(process.execPath, ['scripts/demo-data.ts'], {
  env: { ...process.env, DATA_DIR: provider.folder },
  stdio: 'ignore',
})
const browser = await openBrowser()
try {
  const context = await browser.newContext(phone)
  const order = await visitAll(context)
  const drivers = await browser.newContext(phone)
  const waybill = await openDriversRun(provider, drivers)
  const screens = {
    bare: bare.url,
    '/': provider.url,
    '/commande?src=pwa': `${provider.url}/commande?src=pwa`,
    '/historique': `${provider.url}/historique`,
    'an order': provider.url + order,
    '/tournee': `${provider.url}/tournee`,
    'a waybill': provider.url + waybill,
  }
  await provider.kill()
  bare.stop()
  const painted: Record<string, Painted[]> = {}
  for (let turn = -1; turn < visits; turn += 1) {
    for (const [name, url] of Object.entries(screens)) {
      const isDrivers = name === '/tournee' || name === 'a waybill'
      const seen = await open(isDrivers ? drivers : context, url)
      if (turn >= 0) (painted[name] ??= []).push(seen)
    }
  }
  console.log(tableOf(painted))
} finally {
  await browser.close()
  await provider.remove()
}

/** First and largest paint, ms after the address was opened. */
interface Painted {
  readonly first: number
  readonly largest: number
}

/** Everything is visited once, as the demonstration's supplier; answers the address of one of his orders. */
async function visitAll(context: BrowserContext): Promise<string> {
  const page = await context.newPage()
  await page.goto(bare.url)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await page.goto(`${provider.url}/login`)
  await field(page, 'email').fill('demo@exemple.fr')
  await field(page, 'password').fill('Exemple-2026!')
  await page.getByRole('button', { name: 'Se connecter' }).tap()
  await page.waitForURL('**/commande')
  await page.goto(`${provider.url}/historique`)
  const order =
    (await page
      .locator('.order-card', { hasText: 'Exemple Toiture' })
      .locator('a[href^="/historique/"]')
      .first()
      .getAttribute('href')) ?? ''
  await page.goto(provider.url + order)
  await page.getByText('Un problème ?').waitFor()
  while ((await notKeptYet(page)).length > 0) await page.waitForTimeout(100)
  await page.close()
  return order
}

/** The worker has to start each time, as on a phone that was put away. */
async function open(context: BrowserContext, url: string): Promise<Painted> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(2500)
  const painted = await paints(page)
  await page.close()
  return painted
}

function paints(page: Page): Promise<Painted> {
  return page.evaluate(
    () =>
      new Promise<Painted>((resolve) => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
        new PerformanceObserver((list) =>
          resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? Number.NaN }),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

function tableOf(painted: Readonly<Record<string, readonly Painted[]>>): string {
  const firsts = (name: string) => (painted[name] ?? []).map(({ first }) => first)
  const floor = median(firsts('bare'))
  const row = (name: string, words: string) => {
    const [first, largest] = [median(firsts(name)), median((painted[name] ?? []).map((seen) => seen.largest))]
    const spread = `${Math.round(Math.min(...firsts(name)))} – ${Math.round(Math.max(...firsts(name)))} ms`
    return `| ${words} | ${Math.round(first)} ms | ${spread} | ${(first / floor).toFixed(2)} | ${Math.round(largest)} ms |`
  }
  return `| | First paint | From – to | of the bare page | Largest paint |
|---|---:|---:|---:|---:|
${row('bare', 'A bare page that a worker keeps')}
${row('/', '`/`')}
${row('/commande?src=pwa', '`/commande?src=pwa`')}
${row('/historique', '`/historique`')}
${row('an order', 'An order of the history')}
${row('/tournee', '`/tournee`, a run of twelve orders')}
${row('a waybill', 'The waybill of one')}`
}
