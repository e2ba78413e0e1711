import { readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDesktop } from '#tests/setup/browser.ts'
import { axeFaults, screens } from '#tests/journeys/axe.ts'

let development: ViteDevServer
let origin = ''

beforeAll(async () => {
  development = await createServer({
    logLevel: 'silent',
    cacheDir: '.cache/vite-kit',
    server: { host: '127.0.0.1', port: 0, hmr: false, proxy: {} },
  })
  await development.listen()
  const address = development.httpServer?.address() as AddressInfo | null
  origin = `http://127.0.0.1:${address?.port}`
})
afterAll(() => development.close())

describe('The kit', () => {
  it('shows every piece on a page of its own in development, without a fault that axe finds', async () => {
    const { page } = await newDesktop({ reducedMotion: 'reduce' })
    const faults: string[] = []
    // What it loads is compiled as it is asked for: the heading says when all of it has come.
    await page.goto(`${origin}/showcase`, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1, name: 'La trousse' }).waitFor({ timeout: 90_000 })
    await page.getByRole('button', { name: 'Autre jour' }).click()
    await page.locator('.calendar').waitFor({ timeout: 90_000 })
    for (const { width, themes } of screens) {
      await page.setViewportSize({ width, height: 800 })
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        faults.push(...(await axeFaults(page)).map((fault) => `${colorScheme}, ${width} px: ${fault}`))
      }
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (excess > 0) faults.push(`${width} px: scrolls ${excess} px sideways`)
    }
    expect(faults).toEqual([])
  })

  it('is not in the page that is served', () => {
    expect(readdirSync('dist/app/assets').filter((name) => name.includes('showcase'))).toEqual([])
  })
})
