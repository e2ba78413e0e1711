import type { Page } from 'playwright-core'
import { openDemoHistory } from '#tests/journeys/demo-visitor.ts'
import { teamMember } from '#tests/journeys/team.ts'
import { field } from '#tests/journeys/supplier.ts'

type Shoot = (name: string, fullPage?: boolean) => Promise<void>

/** The demonstration's orders, by their numbers in a database that was empty. */
const states = [
  ['en-cours-de-livraison', 3],
  ['livre', 4],
  ['annule', 5],
  ['a-payer', 6],
  ['en-attente', 7],
] as const

/** The list, an order in its main states, and the tracking page of the one on its way. */
export async function orderScreens(page: Page, shoot: Shoot, origin: string): Promise<void> {
  const { tracking } = await openDemoHistory(page, origin)
  await page.getByText('Exemple Toiture').first().waitFor()
  await shoot('historique', false)
  for (const [name, id] of states) {
    await page.goto(`${origin}/historique/${id}`)
    await page.getByText('Un problème ?').waitFor()
    await shoot(`commande-${name}`)
  }
  await page.goto(origin + tracking)
  await page.getByRole('heading', { name: /^En route/ }).waitFor()
  await shoot('suivi')
  await page.goto(`${origin}/suivi/exemple`)
  await page.getByRole('heading', { name: 'Suivi introuvable' }).waitFor()
  await shoot('suivi-introuvable')
}

/** The team's lists, and one order of them. */
export async function teamScreens(page: Page, shoot: Shoot, origin: string): Promise<void> {
  await page.goto(`${origin}/login`)
  await field(page, 'email').fill(teamMember.email)
  await field(page, 'password').fill(teamMember.password)
  await page.getByRole('button', { name: 'Se connecter' }).tap()
  await page.waitForURL('**/bo')
  for (const list of ['aujourdhui', 'retard', 'sans-prix']) {
    await page.goto(`${origin}/bo?liste=${list}`)
    await page.locator('.staff-row, .empty-state').first().waitFor()
    await shoot(`equipe-${list}`, false)
  }
  await page.goto(`${origin}/bo/3?liste=retard`)
  await page.getByRole('heading', { name: 'Journal' }).waitFor()
  await shoot('equipe-commande', (page.viewportSize()?.width ?? 0) < 992)
  await page.goto(`${origin}/bo/tournees`)
  await page.locator('.runs').waitFor()
  await shoot('equipe-tournees')
  await page.goto(`${origin}/bo/chiffres`)
  await page.getByRole('table').waitFor()
  await shoot('equipe-chiffres')
}
