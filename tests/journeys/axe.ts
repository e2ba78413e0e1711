import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * The widths at which a screen is judged, each in one theme, so that a narrow and a wide layout are seen in both. `npm
 * run bench -- axe` judges every width in both.
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
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> }
    }
    const { violations } = await axe.run()
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`))
  })
}

/** Axe at each width; then, at 320 px and with text at 200 %, what sticks out sideways. */
export async function faultsOf(page: Page, screen: string): Promise<string[]> {
  const faults: string[] = []
  const size = page.viewportSize() ?? { width: 390, height: 844 }
  for (const { width, themes } of screens) {
    await page.setViewportSize({ width, height: size.height })
    // As tall as the page: what lies under the bar of the bottom edge would be judged by the bar's colours.
    await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) })
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      await settled(page)
      faults.push(...(await axeFaults(page)).map((fault) => `${screen}, ${colorScheme}, ${width} px: ${fault}`))
    }
    faults.push(...(await sideways(page, `${screen}, ${width} px:`)))
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    faults.push(...(await sideways(page, `${screen}, ${width} px, text at 200 %:`)))
    await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  }
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: 'light' })
  return faults
}

/** The colours of the other theme are gone, from what changes them step by step too. */
function settled(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})))
  })
}

async function sideways(page: Page, where: string): Promise<string[]> {
  // What follows the width by a script of its own does so when a busy machine lets it.
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
    .catch(() => {})
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return null
    const sticking = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    )
    return `${scrollWidth - clientWidth} px sideways: ${sticking.map(({ localName, className }) => `${localName}.${className}`).join(', ')}`
  })
  return wide === null ? [] : [`${where} scrolls ${wide}`]
}
