import { mkdirSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { app, buildIfStale, gazetteer } from '#scripts/build.ts'
import { openDemo, signInDemo } from '#tests/journeys/demo-visitor.ts'
import { startProvider } from '#tests/journeys/provider.ts'
import { ageDraft, field, fillOrder, pay, submitOrder } from '#tests/journeys/supplier.ts'
import { joinTeam, signInTeam } from '#tests/journeys/team.ts'
import { openBrowser } from '#tests/setup/open-browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { orderScreens, teamScreens } from './order-screens.ts'

// `npm run screenshots [folder]`: every screen at 390 and 1280 px in both themes, from the built app and the
// demonstration's data.
const folder = process.argv[2] ?? 'docs/screenshots'
const widths = [390, 1280]
const themes = ['light', 'dark'] as const

mkdirSync(folder, { recursive: true })
buildIfStale(gazetteer, app)
const services = await startGeoplateforme()
const provider = await startProvider('sqlite', services.url, '')
openDemo(provider)
await joinTeam(provider)
await (await signInTeam(provider)).addPhoto(4, '#7a6a58')
const browser = await openBrowser()
try {
  for (const width of widths) for (const theme of themes) await walk(browser, width, theme)
} finally {
  await browser.close()
  await provider.remove()
  await services.stop()
}

async function walk(chromium: Browser, width: number, theme: 'light' | 'dark'): Promise<void> {
  const context = await chromium.newContext({
    viewport: { width, height: width === 390 ? 844 : 900 },
    hasTouch: true,
    colorScheme: theme,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const shoot = async (name: string, fullPage = true) => {
    // Where orders are told live the network never rests.
    await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => null)
    if (fullPage) await page.evaluate(() => scrollTo(0, 0))
    await page.screenshot({ path: `${folder}/${name}-${width}-${theme}.png`, fullPage })
  }
  await publicScreens(page, shoot)
  await privateScreens(page, shoot)
  await page.evaluate(() => localStorage.clear())
  await teamScreens(page, shoot, provider.url)
  await context.close()
}

type Shoot = (name: string, fullPage?: boolean) => Promise<void>

async function publicScreens(page: Page, shoot: Shoot): Promise<void> {
  const site = [
    ['accueil', '/'],
    ['faq', '/faq'],
    ['a-propos', '/about'],
    ['contact', '/contact'],
    ['cgu', '/cgu'],
    ['cgv', '/cgv'],
    ['politique', '/politique'],
    ['accessibilite', '/accessibilite'],
  ]
  const frames = [
    ['inscription', '/register'],
    ['connexion', '/login'],
    ['introuvable', '/nulle-part'],
  ]
  for (const [name = '', path = ''] of [...site, ...frames]) {
    await page.goto(provider.url + path)
    await shoot(name)
  }
  await resetScreens(page, shoot)
}

async function resetScreens(page: Page, shoot: Shoot): Promise<void> {
  await page.goto(`${provider.url}/forgot-password`)
  await field(page, 'email').waitFor()
  await shoot('mot-de-passe-oublie')
  await field(page, 'email').fill('atelier@exemple.fr')
  await page.getByRole('button', { name: 'Recevoir un code' }).tap()
  await field(page, 'code').waitFor()
  await page.waitForTimeout(6000)
  await page.keyboard.type('k7')
  await shoot('code')
  await page.keyboard.type('q2')
  await page.getByRole('button', { name: 'Confirmer' }).tap()
  await page.getByText('Code invalide').waitFor()
  await shoot('code-invalide')
  await page.route('**/api/verify-reset-code', (route) => route.fulfill({ json: { success: true } }))
  await page.getByRole('button', { name: 'Confirmer' }).tap()
  await field(page, 'new_password').fill('Azerty123!')
  await page.getByText('Ce mot de passe fait partie').waitFor()
  await page.waitForTimeout(6000)
  await shoot('nouveau-mot-de-passe')
}

async function accountScreens(page: Page, shoot: Shoot): Promise<void> {
  await page.goto(`${provider.url}/account`)
  await page.getByRole('button', { name: 'Modifier mes informations' }).waitFor()
  await shoot('compte')
  await page
    .getByRole('button', { name: 'Camille Exemple' })
    .or(page.getByRole('button', { name: 'Menu' }))
    .first()
    .tap()
  await shoot('compte-menu', false)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Supprimer mon compte' }).tap()
  await page.getByRole('dialog').waitFor()
  await shoot('compte-supprimer', false)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Modifier mes informations' }).tap()
  await page.getByRole('button', { name: 'Changer mon mot de passe' }).tap()
  await field(page, 'new_password').fill('Soleil2024')
  await shoot('compte-modifie')
  for (let forms = 2; forms > 0; forms--) await page.getByRole('button', { name: 'Annuler' }).first().tap()
  await page.goto(`${provider.url}/preferences`)
  await page.getByRole('radio', { name: 'Auto' }).waitFor()
  await page.getByRole('switch').first().waitFor()
  await shoot('preferences')
}

async function privateScreens(page: Page, shoot: Shoot): Promise<void> {
  await page.goto(`${provider.url}/login`)
  await signInDemo(page)
  await page.waitForTimeout(6000)
  await shoot('commande-vide')
  await accountScreens(page, shoot)
  await page.goto(`${provider.url}/commande`)
  await fillOrder(page)
  await page.locator('.ticket:visible').first().getByText('Total HT').waitFor()
  await page
    .getByText(/kg lus sur le bordereau/)
    .first()
    .waitFor()
  await page.getByText('Brouillon enregistré').first().waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await shoot('commande', false)
  await shoot('commande-entiere')
  await ageDraft(page)
  await page.goto(`${provider.url}/commande`)
  await page.getByRole('button', { name: /^Reprendre le brouillon/ }).waitFor()
  await shoot('commande-brouillon')
  await page.getByRole('button', { name: /^Reprendre le brouillon/ }).tap()
  await submitOrder(page)
  await page.waitForTimeout(4000)
  await shoot('paiement')
  await pay(page, '4000000000000002')
  await page.waitForURL('**/payment-failed')
  await page.waitForTimeout(6000)
  await shoot('paiement-refuse')
  await page
    .getByRole('button', { name: 'Réessayer' })
    .or(page.getByRole('link', { name: 'Réessayer' }))
    .tap()
  await pay(page, '4242424242424242')
  await page.waitForURL('**/payment-success')
  await page.waitForTimeout(6000)
  await shoot('paiement-reussi')
  await orderScreens(page, shoot, provider.url)
}
