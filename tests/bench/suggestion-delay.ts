import type { Page } from 'playwright-core'

/**
 * From the answer of the address service, complete in the page, to its list painted under the field: ms. `found` is a
 * word of what it finds, and of no address used before.
 */
export async function suggestionDelay(page: Page, found: string, type: () => Promise<void>): Promise<number> {
  await page.evaluate((word) => {
    Object.assign(globalThis, {
      listed: new Promise<number>((resolve) => {
        const look = new MutationObserver(() => {
          const options = [...document.querySelectorAll('.suggestions:not([hidden]) [role=option]')]
          if (!options.some((option) => option.textContent.includes(word))) return
          look.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
        })
        look.observe(document.body, { subtree: true, childList: true, attributes: true })
      }),
    })
  }, found)
  await type()
  return page.evaluate(async () => {
    const listed = await (globalThis as unknown as { listed: Promise<number> }).listed
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/places/suggest')) as PerformanceResourceTiming[]
    return listed - (answers.findLast(({ responseEnd }) => responseEnd <= listed)?.responseEnd ?? Number.NaN)
  })
}
