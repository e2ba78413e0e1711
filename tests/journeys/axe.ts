import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * The widths at which a screen is judged, each in one theme, so that a narrow and a wide layout are seen in both. `npm run bench:axe`
 * judges every width in both.
 */
export const screens: readonly { readonly width: number; readonly themes: readonly ('light' | 'dark')[] }[] = [
  { width: 320, themes: themesOf('dark') },
  { width: 390, themes: themesOf('light') },
  { width: 768, themes: themesOf('dark') },
  { width: 1280, themes: themesOf('light') },
]

function themesOf(theme: 'light' | 'dark') {
  return process.env['EVERY_THEME'] === '1' ? (['light', 'dark'] as const) : [theme]
}

/** What axe finds wrong on the page as it is, one line a place: 'color-contrast .order-price-hint'. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(`globalThis.axe ?? (() => { ${source} })()`)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> } }
    const { violations } = await axe.run()
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`))
  })
}
