import type { Page } from 'playwright-core'

/** From its next document on, the page counts what of it moves without being touched. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(countShifts)
}

/** What moved in the present document: how much in all, and which elements. */
export function shiftsOf(page: Page): Promise<Shifts> {
  return page.evaluate(() => (globalThis as unknown as { shifts: Shifts }).shifts)
}

interface Shifts {
  total: number
  readonly moved: string[]
}

type LayoutShift = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Runs in the page, before it. */
function countShifts(): void {
  const shifts: Shifts = { total: 0, moved: [] }
  Object.assign(globalThis, { shifts })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue
      shifts.total += value
      for (const { node } of sources)
        shifts.moved.push(
          node instanceof Element ? node.className.toString() || node.tagName : (node?.nodeName ?? 'gone'),
        )
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
