import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { publicPages } from '#content/public-pages.ts'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { axeFaults, screens } from '#tests/journeys/axe.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field } from '#tests/journeys/supplier.ts'

const missing = '/nulle-part'

const addresses = [...publicPages.map(({ path }) => path), missing]

/** The line Chromium writes for the page that says 404. */
const forgive = [/status of 404/]

let provider: Provider

beforeAll(async () => {
  provider = await startProvider('sqlite', 'off', inject('postgresUrl'))
})

afterAll(() => provider.remove())

const open = (page: Page, path: string) => page.goto(provider.url + path)

/** Reaches for the form of /contact, as the script waits for. */
const reachForm = async (page: Page) => {
  await field(page, 'message').focus()
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('nom') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}

describe('what a machine reads of a public page', () => {
  it.each(publicPages.map(({ path, title, description }) => [path, title, description] as const))(
    'names %s',
    async (path, title, description) => {
      const { page } = await newDesktop({ javaScriptEnabled: false })
      await open(page, path)
      const content = (selector: string) => page.locator(selector).getAttribute('content')
      expect(await page.title()).toBe(title)
      expect(await page.locator('html').getAttribute('lang')).toBe('fr')
      expect([await content('meta[name=description]'), await content('meta[property="og:description"]')]).toEqual([
        description,
        description,
      ])
      expect(await page.locator('link[rel=canonical]').count()).toBe(0)
      expect(await content('meta[property="og:image"]')).toBe('/og.png')
      const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
        (text) => (JSON.parse(text) as { '@type': string })['@type'],
      )
      expect(data).toEqual(path === '/faq' ? ['FAQPage'] : path === '/' || path === '/contact' ? ['LocalBusiness'] : [])
    },
  )

  it('has its image and its icons; its site map is for a site that knows its address', async () => {
    const { context } = await newDesktop()
    const get = async (path: string) => context.request.get(provider.url + path)
    for (const path of [
      '/og.png',
      '/favicon.svg',
      '/favicon.ico',
      '/icons/apple-touch-icon.png',
      '/manifest.webmanifest',
      '/robots.txt',
    ])
      expect((await get(path)).status(), path).toBe(200)
    expect((await get('/sitemap.xml')).status()).toBe(404)
  })
})

describe('a public page for everybody', () => {
  it.each(['light', 'dark'] as const)(
    'has no fault that axe finds, at any width, in the %s theme',
    async (colorScheme) => {
      const { page } = await newDesktop({ colorScheme, reducedMotion: 'reduce', forgive })
      const faults: string[] = []
      for (const path of addresses) {
        await open(page, path)
        if (path === '/contact') await reachForm(page)
        for (const { width } of screens.filter(({ themes }) => themes.includes(colorScheme))) {
          await page.setViewportSize({ width, height: 800 })
          faults.push(...(await axeFaults(page)).map((fault) => `${path} ${width}: ${fault}`))
        }
      }
      expect(faults).toEqual([])
    },
  )

  it('never scrolls sideways at 320 px, nor with text twice as large', async () => {
    const { page } = await newPhone({ viewport: { width: 320, height: 640 }, forgive })
    const excess: Record<string, readonly number[]> = {}
    for (const path of addresses) {
      await open(page, path)
      const over = () =>
        page.evaluate(
          () =>
            Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) -
            document.documentElement.clientWidth,
        )
      const usual = await over()
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      excess[path] = [usual, await over()]
    }
    expect(excess).toEqual(Object.fromEntries(addresses.map((path) => [path, [0, 0]])))
  })

  it('has no target smaller than 44 px outside of a sentence', async () => {
    const { page } = await newPhone({ forgive })
    const small: string[] = []
    for (const path of addresses) {
      await open(page, path)
      const found = await page.evaluate(() =>
        [...document.querySelectorAll('a, button, summary, input, textarea')]
          .filter(
            (target) =>
              target.checkVisibility() && !target.closest('p, .skip-link') && getComputedStyle(target).opacity !== '0',
          )
          .filter((target) => target.getBoundingClientRect().height < 44)
          .map((target) => target.textContent),
      )
      small.push(...found.map((text) => `${path}: ${text}`))
    }
    expect(small).toEqual([])
  })
})
