import { company } from '#content/company.ts'
import { missingFacts } from '#content/imprint.ts'
import { createApp } from './app.ts'
import { openDataFolder } from './config/data-folder.ts'
import { takeServerLock } from './db/server-lock.ts'
import { readSellingEnv } from './config/env.ts'
import { version } from './config/version.ts'
import { createHealthWatch } from './health/health-watch.ts'
import { createMetrics } from './health/metrics.ts'
import { createHousekeeping } from './housekeeping.ts'
import { createDiskWatch } from './letters/disk-watch.ts'
import { listen } from './http/listen.ts'
import { createLog, errorFields } from './log/log.ts'
import { readBuiltApp } from './pages/built-app.ts'
import { drawOwnMark } from './pages/own-mark.ts'
import { loadDrawings } from './pages/drawings.ts'
import { createPaymentWatch } from './payment/payment-watch.ts'
import { createNoticeSender } from './push/send-notices.ts'
import { lowestParts } from '#rules/price/lowest-price.ts'
import { createRealWorld } from './real-world.ts'
import { createRefusalLog } from './log/refusal-log.ts'
import type { Scheduler } from './scheduler.ts'
import { startingLines } from './config/starting-lines.ts'
import { createInvoicing } from './staff/invoice-due.ts'
import { createAccountBilling } from './trade-account/bill-account.ts'
import { customersWithAddressOf } from './users/company-addresses.ts'
import type { World } from './world.ts'

/** How long what is under way, requests and a letter, has to finish, once the server is told to stop. */
const graceMs = 10_000

/** Opens the world, listens, and does what is due until it is told to stop. Throws where it cannot start. */
export async function start(): Promise<void> {
  const env = readSellingEnv(process.env)
  openDataFolder(env.DATA_DIR)
  if (env.DATABASE_URL === null) takeServerLock(env.DATA_DIR)
  const world = await createRealWorld(env, createLog(env.LOG_LEVEL, { instance: env.INSTANCE, version }))
  // Streams end first when the server stops: they would last for minutes.
  const schedulers = [
    world.orderNews,
    world.letters,
    world.refunds,
    createPaymentWatch(world),
    createInvoicing(world),
    createAccountBilling(world),
    createHousekeeping(world),
    createDiskWatch(world),
    createHealthWatch(world),
    ...noticeSender(world, env.APP_ORIGIN ?? env.PUBLIC_URL ?? ''),
  ]
  const refusals = createRefusalLog(world)
  const app = createApp(world, {
    refusals,
    pages: readBuiltApp(env.APP_DIR, env.PUBLIC_URL, {
      stripe: world.payments.processor.kind === 'stripe',
      prices: lowestParts(world.tariff),
      drawings: await loadDrawings(env.APP_DIR),
      mark: await drawOwnMark(),
    }),
    publicUrl: env.PUBLIC_URL,
    appOrigin: env.APP_ORIGIN,
    isHttps: env.PUBLIC_URL?.startsWith('https:') ?? false,
    trustProxy: env.TRUST_PROXY,
    metrics: env.METRICS_TOKEN === null ? null : createMetrics(world, env.METRICS_TOKEN),
  })
  const { address, stop } = await listen(app, env, refusals)
  world.embeddedProcessor?.postTo(address)
  for (const scheduler of [world.limiter, ...schedulers]) scheduler.start()

  let isStopping = false
  const stopInOrder = async (exitCode: number): Promise<void> => {
    if (isStopping) return
    isStopping = true
    // Whatever hangs meanwhile, the process ends.
    setTimeout(() => process.exit(1), 2 * graceMs).unref()
    await Promise.all([...schedulers.map((scheduler) => scheduler.stop(graceMs)), stop(graceMs)])
    await Promise.all([world.slipReader.stop(), world.papers.stop(), world.limiter.stop()])
    await world.db.destroy()
    process.exit(exitCode)
  }
  // As often as it is asked: systemd signals every process of a unit, and npm passes the signal on. Only the limit
  // above, or SIGKILL, cuts what is under way.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stopInOrder(0))
  // Nobody knows what an error that nobody caught has left behind: what is under way may end, nothing new begins.
  process.on('uncaughtException', (error) => {
    world.log.error(errorFields(error), 'uncaught error')
    void stopInOrder(1)
  })
  for (const line of startingLines(env, world.push !== null)) console.log(line)
  for (const { id, email } of await customersWithAddressOf(world.db, world.companyAddresses))
    console.log(`Comptes : le n° ${id} a l’adresse de l’entreprise, ${email}. Qui l’a ouvert ? (npm run bo)`)
  if (missingFacts.length > 0 && company.legal.imprint === null)
    console.log(`Mentions légales : il manque ${missingFacts.join(', ')} (SITE_FILE)`)
  console.log(`${company.brand} : ${env.PUBLIC_URL ?? address}`)
}

function noticeSender({ db, log, now, push }: World, site: string): Scheduler[] {
  return push === null ? [] : [createNoticeSender({ db, log, now, push, site })]
}
