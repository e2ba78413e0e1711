import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { app, buildIfStale, gazetteer } from '#scripts/build.ts'
import { openDemo, openDemoHistory, signInDemo } from '#tests/journeys/demo-visitor.ts'
import { startProvider } from '#tests/journeys/provider.ts'
import { fillOrder } from '#tests/journeys/supplier.ts'
import { openBrowser } from '#tests/setup/open-browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'

// `npm run screenshots:install`: what an app store of a device shows before it installs the app, into
// public/screenshots, from the built app and the demonstration's data.
const folder = 'public/screenshots'

mkdirSync(folder, { recursive: true })
buildIfStale(gazetteer, app)
const services = await startGeoplateforme()
const provider = await startProvider('sqlite', services.url, '')
openDemo(provider)
const browser = await openBrowser()
try {
  await walk(390, { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true })
  await walk(1280, { viewport: { width: 1280, height: 800 }, hasTouch: true })
} finally {
  await browser.close()
  await provider.remove()
  await services.stop()
}

async function walk(width: 390 | 1280, device: object): Promise<void> {
  const context = await browser.newContext({
    ...device,
    colorScheme: 'light',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const shoot = async (name: string) => {
    await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => null)
    await sharp(await page.screenshot())
      .png({ palette: true, compressionLevel: 9 })
      .toFile(`${folder}/${name}-${width}.png`)
  }
  await page.goto(`${provider.url}/login`)
  await signInDemo(page)
  await fillOrder(page)
  await page.getByRole('button', { name: 'Valider la demande' }).and(page.locator(':enabled:visible')).first().waitFor()
  await page.getByText('Connexion réussie').waitFor({ state: 'hidden' })
  await page
    .getByText(/kg lus sur le bordereau/)
    .first()
    .waitFor()
  await page.getByText('Brouillon enregistré').first().waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await shoot('commande')
  const { ids } = await openDemoHistory(page, provider.url)
  if (width === 390) await shoot('historique')
  await page.goto(`${provider.url}/historique/${ids[2]}`)
  await page
    .getByRole('heading', { name: /Commande/ })
    .first()
    .waitFor()
  await shoot(width === 390 ? 'detail' : 'historique')
  await context.close()
}
