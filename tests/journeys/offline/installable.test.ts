import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offlineAddress, publicAddresses } from '#contract/addresses.ts'
import { findWholeBrowser } from '#scripts/find-browser.ts'
import { newPhone } from '#tests/setup/browser.ts'
import { startKillableBrowser } from '#tests/journeys/kills/hard-kills-browser.ts'
import { keptBuild } from './kept-build.ts'
import { openOrderSite, type OrderSite } from '#tests/journeys/order/order-visitor.ts'

let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite()
})
afterAll(() => site.close())

describe('the app', () => {
  it('may be installed: the browser finds nothing wrong with it, nor with its manifest', async () => {
    const profile = mkdtempSync(join(tmpdir(), 'colibat-installed-'))
    const { context, kill } = await startKillableBrowser(profile, findWholeBrowser())
    try {
      const page = await context.newPage()
      const devTools = await context.newCDPSession(page)
      const hindrances = async () =>
        (await devTools.send('Page.getInstallabilityErrors')).installabilityErrors.map(({ errorId }) => errorId)
      // A page that nobody could install: this browser does look.
      await page.goto(`${site.provider.url}/healthz`)
      expect(await hindrances()).toEqual(['no-manifest'])
      await page.goto(`${site.provider.url}/commande`)
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
      const { errors, data } = await devTools.send('Page.getAppManifest')
      expect([errors, JSON.parse(data ?? '').id]).toEqual([[], '/'])
      expect(await hindrances()).toEqual([])
    } finally {
      await kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    }
  })

  it('asks for no document beside the one that it has, also where a worker before this one did', async () => {
    const page = await site.visit(newPhone, { serviceWorkers: 'allow' })
    expect(
      await page.evaluate(
        async () => (await (await navigator.serviceWorker.ready).navigationPreload.getState()).enabled,
      ),
    ).toBe(false)
  })

  it('keeps 413 KB at most of what was built (decision 096 aimed at 350), for every screen of a supplier and every public page', async () => {
    const page = await site.visit(newPhone, { serviceWorkers: 'allow' })
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    const paths = await keptBuild(page)
    // A page that was slow to come is kept at its first visit: it weighs the same.
    const all = new Set([...paths, ...Object.values(publicAddresses), offlineAddress, '/sw.js'])
    const bytes = await Promise.all([...all].map((path) => sentBytes(site.provider.url + path)))
    expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(413_000)
  })
})

/** The bytes of a body as the server sends it to a browser that reads brotli. */
function sentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.once('end', () => resolve(bytes))
    }).once('error', reject)
  })
}
