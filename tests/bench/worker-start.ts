import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import type { Browser, Page } from 'playwright-core'
import { app, buildIfStale, gazetteer } from '#scripts/build.ts'
import { startProvider } from '#tests/journeys/provider.ts'
import { openBrowser } from '#tests/setup/open-browser.ts'
import { slowLine } from './slow-line.ts'
import { median } from './slow-visit.ts'

// `npm run bench:worker [visits]`: what the service worker, which has to start first, adds to the home page on a slow line. Writes docs/bench-worker.md.
const visits = Number(process.argv[2] ?? 9)

buildIfStale(gazetteer, app)
const provider = await startProvider('sqlite', 'off', '')
const line = await slowLine(provider.url)
const browser = await openBrowser()
const seen = { without: [] as number[], first: [] as number[], started: [] as number[] }
try {
  for (let turn = -1; turn < visits; turn += 1) {
    const [without, first, started] = [await visit(browser, 'block'), await visit(browser, 'allow'), await visitAgain(browser)]
    if (turn < 0) continue
    seen.without.push(without)
    seen.first.push(first)
    seen.started.push(started)
  }
  const table = tableOf()
  writeFileSync('docs/bench-worker.md', table)
  console.log(table)
} finally {
  await browser.close()
  line.close()
  await provider.remove()
}

/** A first visit, with nothing on the device. */
async function visit(chromium: Browser, serviceWorkers: 'allow' | 'block'): Promise<number> {
  const page = await newPage(chromium, serviceWorkers)
  const painted = await paintOf(page)
  await page.context().close()
  return painted
}

/** A later visit: the worker is there and sleeps, and nothing is in the browser's own cache. */
async function visitAgain(chromium: Browser): Promise<number> {
  const page = await newPage(chromium, 'allow')
  await page.goto(line.url)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await page.waitForTimeout(3000)
  const cdp = await page.context().newCDPSession(page)
  await page.goto('about:blank')
  await cdp.send('Network.clearBrowserCache')
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers')
  const painted = await paintOf(page)
  await page.context().close()
  return painted
}

async function newPage(chromium: Browser, serviceWorkers: 'allow' | 'block'): Promise<Page> {
  const context = await chromium.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'fr-FR', serviceWorkers })
  const page = await context.newPage()
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/** When the largest part of the home page was painted, ms. */
async function paintOf(page: Page): Promise<number> {
  await page.goto(line.url, { waitUntil: 'load' })
  await page.waitForTimeout(500)
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

function tableOf(): string {
  const floor = median(seen.without)
  const row = (what: string, times: readonly number[]) => `| ${what} | ${Math.round(median(times))} ms | ${Math.round(Math.min(...times))} – ${Math.round(Math.max(...times))} ms | ${(median(times) / floor).toFixed(2)} |`
  return `# What the service worker costs the home page

\`npm run bench:worker ${visits}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()[0]?.toFixed(1)} at the end. Chromium, 390 × 844 px, processor ÷ 4, a line of
1.6 Mbps and 150 ms between the browser and the server, for the worker, too. The largest paint of \`/\`, medians of ${visits} visits that take turns. The worker of the
last row was stopped before, and the browser's own cache emptied. Goal: at most 1.05 times a visit without a worker.

| | Largest paint | From – to | of without |
|---|---:|---:|---:|
${row('Without a worker', seen.without)}
${row('The first visit, which installs it', seen.first)}
${row('A later visit, the worker has to start', seen.started)}
`
}
