import { orderStatus } from '#rules/order/order-status.ts'
import { readStanding } from '#server/organisations/account-standing.ts'
import { findOrganisation } from '#server/organisations/organisations.ts'
import { chance } from '#tests/builders/chance.ts'
import { createCast, type Cast } from './cast.ts'
import { createFaults, type Fault, type Place } from './fault.ts'
import { beginning, type Ground } from './ground.ts'
import { violationsOf, type Violation } from './invariants.ts'
import { allInvoices, chargesOf, readBooks } from './read-books.ts'
import { scenarios, type Manners, type Scenario, type ScenarioName } from './scenarios.ts'

/** All that makes a history, so that it can be played again alone. */
export interface History extends Manners {
  readonly scenario: ScenarioName
  readonly faults: readonly Fault[]
  readonly seed: number
}

/** What came of it. `happened`: how many of its faults were met. */
export interface Outcome {
  readonly violations: readonly Violation[]
  readonly happened: number
  readonly counts: Readonly<Record<Place, number>>
}

/**
 * Plays a history, lets everything work again, gives the servers a minute of their own time, and checks the books. Then
 * all that was ever posted comes once more, in any order, and the books are checked again: nothing may move.
 */
export async function playHistory(
  ground: Ground,
  { scenario, faults: planned, seed, ...manners }: History,
): Promise<Outcome> {
  ground.now = beginning
  const luck = chance(seed)
  const faults = createFaults(planned, luck)
  const { isPrompt, play } = scenarios[scenario]
  const cast = createCast({
    ground,
    faults,
    isPrompt,
    chargedBy: async (orderId) => (await chargesOf([orderId], ground)).map(({ intentId }) => intentId),
  })
  const since = await lastInvoice(ground)
  await giveRoom(ground)
  const { customer: customer_id, supplier } = ground
  await ground.db.updateTable('users').set({ customer_id }).where('id', '=', supplier.id).execute()
  const seenPaid = new Set<number>()
  const look = async () => (await paidOrders(cast)).forEach((id) => seenPaid.add(id))

  faults.start()
  const ended = await endOf((play as Scenario['play'])(cast, manners), () =>
    Object.values(faults.counts).reduce((sum, count) => sum + count, 0),
  )
  faults.rest()
  const stuck = ended ? [] : ['I8 the history never ends']

  await look()
  await cast.bringLate()
  await cast.postman.settled()
  await look()
  const healthyAt = ground.now.getTime()
  for (let round = 0; round <= 4; round += 1) {
    await cast.watch()
    await look()
    if (round < 4) cast.wait(15_000)
  }
  await giveBackAll(cast)
  const books = async (isBilled: boolean) =>
    violationsOf(await readBooks(cast, { since, seenPaid, healthyAt, isBilled }))
  const violations = await books(false)
  await cast.postman.bringAll(luck)
  await giveBackAll(cast)
  await look()
  for (const id of [...(await paidOrders(cast)), ...(await ordersOnAccount(cast))]) await cast.deliver(id)
  for (let turn = 0; turn < 3; turn += 1) await cast.bill()
  await look()
  const later = await books(true)
  await ground.db.updateTable('orders').set({ next_ask_at: null }).where('next_ask_at', 'is not', null).execute()
  // One supplier plays them all, and may have only so many orders that wait for their payment.
  await ground.db.updateTable('orders').set({ status: orderStatus.cancelled }).where('payment_status', '=', 0).execute()
  return {
    violations: [...new Set([...stuck, ...violations, ...later])],
    happened: faults.happened,
    counts: faults.counts,
  }
}

/** As if the pause of each refund that failed were over: it may be a day. */
async function giveBackAll(cast: Cast): Promise<void> {
  await cast.ground.db
    .updateTable('refunds')
    .set({ next_try_at: cast.ground.now.getTime() })
    .where('next_try_at', 'is not', null)
    .execute()
  await cast.refund()
}

async function paidOrders({ ground, submissions }: Cast): Promise<number[]> {
  if (submissions.length === 0) return []
  const paid = await ground.db
    .selectFrom('orders')
    .select('id')
    .where('submission_id', 'in', [...submissions])
    .where('payment_status', '=', 1)
    .execute()
  return paid.map(({ id }) => id)
}

async function ordersOnAccount({ ground, submissions }: Cast): Promise<number[]> {
  if (submissions.length === 0) return []
  const rows = await ground.db
    .selectFrom('orders')
    .select('id')
    .where('submission_id', 'in', [...submissions])
    .where('account_at', 'is not', null)
    .where('status', '<>', orderStatus.cancelled)
    .execute()
  return rows.map(({ id }) => id)
}

/** Room for one order on the account, not for two. */
async function giveRoom({ db, now, organisationId }: Ground): Promise<void> {
  const { owed, unbilled } = await readStanding(db, await findOrganisation(db, organisationId), now)
  await db
    .updateTable('organisations')
    .set({ account_ceiling: owed + unbilled + 7000 })
    .where('id', '=', organisationId)
    .execute()
}

async function lastInvoice({ db }: Ground): Promise<string | null> {
  return (await allInvoices(db)).at(-1) ?? null
}

/**
 * Whether it ends: not when nothing comes by for long, nor when far more does than in any that ends. A busy machine
 * makes it slow, no more.
 */
async function endOf(work: Promise<void>, passed: () => number): Promise<boolean> {
  const ended = work.then(() => true)
  let timer: NodeJS.Timeout | undefined
  const silence = () => new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), silenceMs)))
  for (let seen = -1; seen !== passed() && passed() < mostPassed;) {
    seen = passed()
    if (await Promise.race([ended, silence()]).finally(() => clearTimeout(timer))) return true
  }
  return false
}

const silenceMs = 20_000
const mostPassed = 100_000
