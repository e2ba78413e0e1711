import type { Browser, Page } from 'playwright-core'
import { app, buildIfStale, gazetteer } from '#scripts/build.ts'
import { startProvider } from '#tests/journeys/provider.ts'
import { sampleSession, type StoredSession } from '#tests/journeys/account/sample-session.ts'
import { field } from '#tests/journeys/supplier.ts'
import { openBrowser } from '#tests/setup/open-browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { slowest, watchInteractions } from './event-timing.ts'
import { linesOfHistory } from './lines-of-history.ts'

// `npm run bench -- history [runs]`: how the history of 5,000 orders behaves beside one of 100, on a phone with its
// processor at a quarter; medians, ms.
const runs = Number(process.argv[2] ?? 5)
const sizes = [100, 2000, 5000] as const
const measures = [
  'From the reply to the list on the screen',
  'Longest task meanwhile',
  'A letter of a search',
  'A chip',
  'Longest frame of a scroll',
  'Nodes of the page',
] as const

buildIfStale(gazetteer, app)
const services = await startGeoplateforme()
const site = await startProvider('sqlite', services.url, '')
const browser = await openBrowser()
try {
  const session = await sampleSession(site.url)
  const seen: Record<number, number[][]> = { 100: [], 2000: [], 5000: [] }
  for (let run = 0; run < runs; run++) for (const size of sizes) seen[size]?.push(await visit(browser, session, size))
  const rows = measures.map(
    (name, index) =>
      `| ${name} | ${sizes.map((size) => median((seen[size] ?? []).map((each) => each[index] ?? Number.NaN)).toFixed(0)).join(' | ')} |`,
  )
  console.log(`| | 100 orders | 2,000 orders | 5,000 orders |
|---|---:|---:|---:|
${rows.join('\n')}`)
} finally {
  await browser.close()
  await site.remove()
  await services.stop()
}

async function visit(chromium: Browser, storageState: StoredSession, size: number): Promise<number[]> {
  const context = await chromium.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    storageState,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await watchInteractions(page)
    await page.route('**/api/fo/my-orders', (route) => route.fulfill({ json: { data: linesOfHistory(size) } }))
    await page.route('**/api/fo/events', (route) => route.fulfill({ status: 503, json: {} }))
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(watchList)
    await page.goto(`${site.url}/historique`)
    await page.waitForFunction(() => 'shownAt' in globalThis)
    const opened = await page.evaluate(shown)
    await page.waitForTimeout(1500)
    const letter = await slowest(page, () => field(page, 'search').pressSequentially('mou', { delay: 150 }))
    await field(page, 'search').fill('')
    await page.waitForTimeout(500)
    const chip = await slowest(page, () => page.getByText('Livrées', { exact: false }).first().tap())
    const frame = await longestFrame(page)
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    return [...opened, letter.event, chip.event, frame, nodes]
  } finally {
    await context.close()
  }
}

/** Notes when the first order that is no placeholder was painted. */
function watchList(): void {
  const watch = new MutationObserver(() => {
    if (
      document.querySelector('.history-list .order-card') === null ||
      document.querySelector('.skeleton .order-card') !== null
    )
      return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { shownAt: performance.now() })))
  })
  watch.observe(document, { childList: true, subtree: true })
}

function shown(): number[] {
  const reply = performance
    .getEntriesByType('resource')
    .find(({ name }) => name.includes('my-orders')) as PerformanceResourceTiming
  const { shownAt, seen } = globalThis as unknown as {
    shownAt: number
    seen: { tasks: { startTime: number; duration: number }[] }
  }
  return [
    shownAt - reply.responseEnd,
    Math.max(
      0,
      ...seen.tasks.filter(({ startTime }) => startTime >= reply.responseEnd - 50).map(({ duration }) => duration),
    ),
  ]
}

/** The longest time between two frames while a finger scrolls through a hundred orders and into the next, ms. */
async function longestFrame(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let longest = 0
    let before = performance.now()
    for (let step = 0; step < 120; step++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const now = performance.now()
      longest = Math.max(longest, now - before)
      before = now
      scrollBy({ top: 250, behavior: 'instant' })
    }
    return longest
  })
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
