import type { BrowserContext } from 'playwright-core'
import { sampleOrder } from '#scripts/sample-orders.ts'
import { isDriversFile } from '#contract/worker/precache.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { readEnv } from '#server/config/env.ts'
import { createLog } from '#server/log/log.ts'
import { insertOrderOnce } from '#server/orders/submissions.ts'
import { createRealWorld } from '#server/real-world.ts'
import { findUserByEmail } from '#server/users/users.ts'
import { giveRun, keptFiles, pickUp } from '#tests/journeys/driver/driver-hand.ts'
import type { Provider } from '#tests/journeys/provider.ts'
import { field } from '#tests/journeys/supplier.ts'
import { joinTeam, teamMember } from '#tests/journeys/team.ts'

const driver = { email: 'chauffeur@exemple.fr', password: teamMember.password }

/**
 * A driver's phone that keeps his run of today, twelve orders of the demonstration's supplier, one of them picked up:
 * the address of that one's waybill.
 */
export async function openDriversRun(provider: Provider, context: BrowserContext): Promise<string> {
  await addOrders(provider)
  await joinTeam(provider, teamMember, 'manager')
  await joinTeam(provider, driver, 'driver')
  await giveRun(provider, 12)
  const page = await context.newPage()
  await page.goto(`${provider.url}/login`)
  await field(page, 'email').fill(driver.email)
  await field(page, 'password').fill(driver.password)
  await page.getByRole('button', { name: 'Se connecter' }).tap()
  await page.waitForURL('**/tournee')
  const waybill = (await page.getByRole('link', { name: 'Lettre de voiture' }).first().getAttribute('href')) ?? ''
  await pickUp(page)
  await page.goto(provider.url + waybill)
  await page.getByText(/empreinte [0-9a-f]{8}…/).waitFor()
  while ((await keptFiles(page)).filter(isDriversFile).length < 3) await page.waitForTimeout(100)
  await page.close()
  return waybill
}

/** All of today, and to be brought before any other. */
async function addOrders({ folder }: Provider): Promise<void> {
  const world = await createRealWorld(readEnv({ DATA_DIR: folder }), createLog('warn'))
  const [email, now] = ['demo@exemple.fr', world.now()]
  const supplier = await findUserByEmail(world.db, email)
  if (supplier === null) throw new Error('the demonstration has no supplier')
  for (let count = 1; count <= 12; count++) {
    const sample = {
      status: orderStatus.preparing,
      paid: 1,
      hours: 3,
      company: `Exemple Chantier ${count}`,
      street: `${count} Rue du Modèle`,
      band: '151-300',
      minutes: 24,
    } as const
    const order = sampleOrder(sample, 100 + count, { supplierId: supplier.id, email, tariff: world.tariff, now })
    await insertOrderOnce(world.db, { ...order, expected_at: 0 })
  }
  await world.db.destroy()
}
