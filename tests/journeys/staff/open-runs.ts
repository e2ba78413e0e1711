import type { Page } from 'playwright-core'
import type { Provider } from '#tests/journeys/provider.ts'
import { field } from '#tests/journeys/supplier.ts'
import { newDesktop } from '#tests/setup/browser.ts'

/** Signed in at a desk, or on a phone, at the runs of that day, which is today. */
export async function openRuns(
  { url }: Provider,
  who: { readonly email: string; readonly password: string },
  morning: string,
  forgive: readonly RegExp[] = [],
  visit = newDesktop,
): Promise<Page> {
  const { page } = await visit({ forgive })
  await page.clock.install({ time: new Date(morning) })
  await page.goto(`${url}/login`)
  await field(page, 'email').fill(who.email)
  await field(page, 'password').fill(who.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL('**/bo')
  if (visit === newDesktop) await page.getByRole('link', { name: 'Tournées' }).first().click()
  else await page.goto(`${url}/bo/tournees`)
  await page.getByRole('heading', { level: 1, name: 'Mardi 24 novembre' }).waitFor()
  await page.locator('.runs').waitFor()
  return page
}

/** By the keyboard. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).press('Enter')
}

/** One more run of that day, for that driver. */
export async function makeRun(page: Page, driver: string): Promise<void> {
  await press(page, 'Nouvelle tournée')
  await field(page, 'chauffeur').selectOption({ label: driver })
  await field(page, 'plaque').fill('AA-000-AA')
  await field(page, 'depart').fill('07:30')
  await press(page, 'Créer')
  await page.getByRole('article', { name: `Tournée de ${driver}` }).waitFor()
}
