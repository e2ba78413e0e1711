import { spawnSync } from 'node:child_process'
import type { Browser, BrowserContext } from 'playwright-core'
import { app, buildIfStale, gazetteer } from '#scripts/build.ts'
import { startProvider } from '#tests/journeys/provider.ts'
import { field } from '#tests/journeys/supplier.ts'
import { openBrowser } from '#tests/setup/open-browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { slowest, watchInteractions } from './event-timing.ts'
import { formControls, type } from './form-controls.ts'
import { interactionsTable, type Run } from './tables/interactions-table.ts'
import { suggestionDelay } from './suggestion-delay.ts'

// `npm run bench -- interactions [runs]`: how long each control of the order form takes to answer, by Event Timing, in
// steps of 8 ms, the processor at a quarter.
const runs = Number(process.argv[2] ?? 7)

buildIfStale(gazetteer, app)
const services = await startGeoplateforme()
const site = await startProvider('sqlite', services.url, '')
spawnSync(process.execPath, ['scripts/demo-data.ts'], {
  env: { ...process.env, DATA_DIR: site.folder },
  stdio: 'ignore',
})
const browser = await openBrowser()
try {
  const storage = await signedIn(browser)
  const seen: Run[] = []
  for (let run = 0; run < runs; run++) seen.push(await walk(browser, storage))
  console.log(interactionsTable(seen))
} finally {
  await browser.close()
  await site.remove()
  await services.stop()
}

/** One visit of an empty form, on a phone whose processor is four times slower: every control once. */
async function walk(
  chromium: Browser,
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<Run> {
  const context = await chromium.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    storageState,
  })
  try {
    const page = await context.newPage()
    await watchInteractions(page)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto('data:text/html,<input>')
    const floor = await slowest(page, () => page.locator('input').pressSequentially('Exemple', { delay: 60 }))
    await page.goto(`${site.url}/commande`, { waitUntil: 'networkidle' })
    await field(page, 'comment').waitFor()
    await page.waitForTimeout(1000)
    const list = await suggestionDelay(page, 'Tournamy', () => type(page, 'pickupAdr', 'avenue de tourn'))
    const controls: Run['controls'] = {}
    for (const { name, act } of formControls) controls[name] = await slowest(page, () => act(page))
    return { floor: floor.event, list, controls }
  } finally {
    await context.close()
  }
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
