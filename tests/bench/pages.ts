import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { publicPages } from '#content/public-pages.ts'
import { app, buildIfStale, gazetteer } from '#scripts/build.ts'
import { orderScript, sentBytes, stylesOf } from '#tests/journeys/built-files.ts'
import { startProvider } from '#tests/journeys/provider.ts'
import { field } from '#tests/journeys/supplier.ts'
import { openBrowser } from '#tests/setup/open-browser.ts'
import { floorApp } from './floor.ts'
import { loadedBytes } from './loaded-bytes.ts'
import { pagesTable } from './tables/pages-table.ts'
import { median, slowVisit, type Visit } from './slow-visit.ts'
import { usualStack } from './usual-stack.ts'
import { wireBytes } from './wire-bytes.ts'

// `npm run bench -- pages`: the public pages on a slow line (1.6 Mbps, 150 ms, processor at a quarter, cold cache;
// medians of 7 visits), against the same home page without a script, and the usual stack: react-bootstrap, formik, yup,
// react-datepicker, axios and moment, bundled by the same Vite. KB are 1,000 bytes, brotli.
const runs = 7

buildIfStale(gazetteer, app)
const floorFolder = floorApp('dist/app')
const [site, floor] = await Promise.all([
  startProvider('sqlite', 'off', ''),
  startProvider('sqlite', 'off', '', { APP_DIR: floorFolder }),
])
spawnSync(process.execPath, ['scripts/demo-data.ts'], {
  env: { ...process.env, DATA_DIR: site.folder },
  stdio: 'ignore',
})
const browser = await openBrowser()
try {
  const documents = await Promise.all(
    publicPages.map(async ({ path }) => ({ path, bytes: await wireBytes(site.url + path) })),
  )
  const pages = await visits(
    browser,
    Object.fromEntries([
      ...publicPages.map(({ path }) => [path, site.url + path] as const),
      ['floor', floor.url] as const,
    ]),
  )
  const home = await loadedBytes(browser, site.url)
  const contact = await loadedBytes(browser, `${site.url}/contact`)
  const order = await loadedBytes(browser, `${site.url}/commande`, await signedIn(browser))
  const { supplier, team } = stylesOf('dist/app')
  const sent = (files: readonly string[]) => sentBytes('dist/app', files)
  console.log(
    pagesTable({
      documents,
      pages,
      home,
      contact,
      order,
      orderFirst: sent(orderScript('dist/app')),
      styles: sent(supplier),
      teamStyles: sent(team),
      peer: await usualStack(),
    }),
  )
} finally {
  await browser.close()
  await Promise.all([site.remove(), floor.remove()])
  rmSync(floorFolder, { recursive: true })
}

/** The median visit of each address; the addresses take turns, so that a slow minute of the machine is slow for all. */
async function visits(
  chromium: Browser,
  addresses: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, Visit>>> {
  const seen: Record<string, Visit[]> = {}
  for (let run = 0; run < runs; run++) {
    for (const [name, url] of Object.entries(addresses)) (seen[name] ??= []).push(await slowVisit(chromium, url))
  }
  const middle = (all: readonly Visit[], what: keyof Visit) => median(all.map((visit) => visit[what]))
  return Object.fromEntries(
    Object.entries(seen).map(([name, all]) => [
      name,
      { lcp: middle(all, 'lcp'), tbt: middle(all, 'tbt'), cls: middle(all, 'cls') },
    ]),
  )
}

async function signedIn(chromium: Browser) {
  const context = await chromium.newContext({ locale: 'fr-FR' })
  const page = await context.newPage()
  await page.goto(`${site.url}/login`)
  await field(page, 'email').fill('demo@exemple.fr')
  await field(page, 'password').fill('Exemple-2026!')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL('**/commande')
  const storage = await context.storageState()
  await context.close()
  return storage
}
