import type { Page } from 'playwright-core'

/**
 * What the browser itself says of an interaction: from the event to the next paint, ms; entries below 16 ms are not
 * told.
 */
interface Told {
  readonly startTime: number
  readonly duration: number
}

interface Seen {
  readonly events: Told[]
  readonly tasks: Told[]
}

/** Listens from the first moment of every page: the Event Timing API as INP reads it, and tasks over 50 ms. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { events: [], tasks: [] }
    Object.assign(globalThis, { seen })
    const keep = (list: Told[]) => (entries: PerformanceObserverEntryList) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        if (entry.entryType === 'event' && !entry.interactionId) continue
        list.push({ startTime: entry.startTime, duration: entry.duration })
      }
    }
    const events = new PerformanceObserver(keep(seen.events))
    events.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    events.observe({ type: 'first-input', buffered: true })
    new PerformanceObserver(keep(seen.tasks)).observe({ type: 'longtask', buffered: true })
  })
}

/** The slowest interaction, and the longest task, of what somebody does; 0 when the browser told of none. */
export async function slowest(
  page: Page,
  act: () => Promise<void>,
): Promise<{ readonly event: number; readonly task: number }> {
  const since = await page.evaluate(() => performance.now())
  await act()
  await page.waitForTimeout(settleMs)
  return page.evaluate((from) => {
    const { seen } = globalThis as unknown as { seen: Seen }
    const worst = (list: readonly Told[]) =>
      Math.max(0, ...list.filter(({ startTime }) => startTime >= from).map(({ duration }) => duration))
    return { event: worst(seen.events), task: worst(seen.tasks) }
  }, since)
}

const settleMs = 500
