import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong on the page as it is, one line a place: 'color-contrast .order-price-hint'. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(`globalThis.axe ?? (() => { ${source} })()`)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> } }
    const { violations } = await axe.run()
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`))
  })
}
