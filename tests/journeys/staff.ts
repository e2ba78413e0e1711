import { spawnSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import type { Provider } from './provider.ts'
import { field, sample } from './supplier.ts'

/** The demonstration's supplier with its orders; the sample account, which is there already, becomes one of the team. */
export function openOffice({ folder }: Provider): void {
  run(folder, 'scripts/demo-data.ts')
  run(folder, 'src/server/bo/bo.ts', 'staff', 'add', sample.email)
}

/** Signs in at /login, which leads one of the team to its lists. */
export async function signInStaff(page: Page): Promise<void> {
  await field(page, 'email').fill(sample.email)
  await field(page, 'password').fill(sample.password)
  await page.getByRole('button', { name: 'Se connecter' }).tap()
  await page.waitForURL('**/bo')
}

function run(folder: string, ...command: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, command, { env: { PATH: process.env['PATH'], DATA_DIR: folder }, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
