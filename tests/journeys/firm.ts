import type { Page } from 'playwright-core'
import { runCommand } from './team.ts'
import type { Provider } from './provider.ts'
import { field } from './supplier.ts'

/** Makes the sample firm of who is signed in, and stays at its page. */
export async function makeFirm(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/entreprise`)
  await page.getByRole('button', { name: 'Créer mon entreprise' }).tap()
  await field(page, 'siren').fill('732 829 320')
  await page.getByRole('button', { name: 'Enregistrer' }).tap()
  await page.getByText('SIREN 732 829 320').waitFor()
}

/** Lets that firm pay once a month, at the command line. Needs SQLite. */
export function openFirmAccount(provider: Provider): void {
  runCommand(provider, 'compte', 'ouvrir', '732829320', '3000')
}
