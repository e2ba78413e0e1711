import type { Browser } from 'playwright-core'

/** What one cold visit of a phone on slow 4G saw: milliseconds, and the layout's shift. */
export interface Visit {
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
}

/** Slow 4G (1.6 Mbps down, 750 kbps up, 150 ms) and a processor four times slower. */
export async function slowVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'fr-FR',
  })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1500)
    return await page.evaluate(() => (globalThis as unknown as { seen: Visit }).seen)
  } finally {
    await context.close()
  }
}

/** Runs in the page, before it. */
function watch(): void {
  const seen = { lcp: 0, tbt: 0, cls: 0 }
  Object.assign(globalThis, { seen })
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  // Blocking is counted from the first paint on: before it there is nothing to touch.
  observe('longtask', ({ startTime, duration }) => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    if (painted && startTime + duration > painted.startTime)
      seen.tbt += Math.max(0, Math.min(duration, startTime + duration - painted.startTime) - 50)
  })
  observe('layout-shift', (entry) => {
    seen.cls += (entry as PerformanceEntry & { value: number }).value
  })
}

/** The middle one: [3, 1, 2] → 2. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
