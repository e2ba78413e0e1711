import { spawnSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import type { Provider } from './provider.ts'
import { field } from './supplier.ts'

/** Gives the provider the demonstration's supplier, who has an order in every status. `clock`: when that is. */
export function openDemo({ folder }: Pick<Provider, 'folder'>, clock: NodeJS.ProcessEnv = {}): void {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/demo-data.ts'], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, ...clock },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}

/** Signs that supplier in at /login, or another of the demonstration, and waits for where that leads. */
export async function signInDemo(page: Page, to = '**/commande', email = 'demo@exemple.fr'): Promise<void> {
  await field(page, 'email').fill(email)
  await field(page, 'password').fill('Exemple-2026!')
  await page.getByRole('button', { name: 'Se connecter' }).tap()
  await page.waitForURL(to)
}

/** Opens the history: its orders' numbers, and where the one on its way is followed. */
export async function openDemoHistory(
  page: Page,
  origin: string,
): Promise<{ readonly ids: readonly number[]; readonly tracking: string }> {
  const asked = page.waitForResponse('**/api/fo/my-orders')
  await page.goto(`${origin}/historique`)
  const { data } = (await (await asked).json()) as {
    data: { id: number; StatuCommande: number; suivi: string | null }[]
  }
  await page.locator('.order-card').first().waitFor()
  const tracking = data.find(({ StatuCommande, suivi }) => StatuCommande === 1 && suivi !== null)?.suivi
  if (typeof tracking !== 'string') throw new Error('no order of the demonstration is on its way')
  return { ids: data.map(({ id }) => id), tracking }
}
