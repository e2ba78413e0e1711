import { expect, it, describe } from 'vitest'
import { parisInstant } from '#rules/moment/paris-time.ts'
import type { AccountInvoiceFacts } from '#server/invoices/account-invoice-facts.ts'
import { billMonth } from '#server/trade-account/bill-account.ts'
import { chance } from '#tests/builders/chance.ts'
import { aFirmWithAccount, deliveredOnAccount } from '#tests/server/fixtures/on-account.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { createFaults } from '#tests/server/payment/histories/fault.ts'
import { createMortalDatabase } from '#tests/server/payment/histories/mortal-database.ts'
import { createProcessLife } from '#tests/server/payment/histories/process-life.ts'

const provider = await openProvider()
const { world } = provider
const { db } = world
const luck = chance(31)
const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)

describe('Ten thousand orders of five firms, closed into the months of a year', () => {
  it('are each in exactly one invoice, to the cent and without a gap, of two servers at once that die at any statement', async () => {
    const prices = new Map<number, number>()
    for (let firm = 0; firm < 5; firm += 1) await deliverThroughTheYear(2000, prices)
    let deaths = 0
    for (const [index] of months.entries()) {
      provider.now = new Date(parisInstant(`${months[index + 1] ?? '2027-01'}-01`, '0:00').getTime() + 120_000)
      for (let round = 0; round < 5; round += 1) deaths += await billTogether()
      // What is left when both have died waits for the next that starts.
      await billMonth(world)
    }
    const rows = await db.selectFrom('account_invoices').selectAll().execute()
    const invoices = rows.map(({ facts, ...row }) => ({ ...row, facts: JSON.parse(facts) as AccountInvoiceFacts }))
    expect(rows).toHaveLength(5 * months.length)
    const billed = invoices.flatMap(({ facts }) => facts.deliveries)
    expect([billed.length, new Set(billed.map(({ orderId }) => orderId))]).toEqual([
      prices.size,
      new Set(prices.keys()),
    ])
    for (const { number, total_ttc: total, facts } of invoices) {
      const { deliveries, totalHT, vat, totalTTC } = facts
      const due = deliveries.reduce((sum, { orderId }) => sum + (prices.get(orderId) ?? Number.NaN), 0)
      expect([number, total, totalTTC, totalHT + vat]).toEqual([number, due, due, due])
      expect(new Set(deliveries.map(({ day }) => day.slice(0, 7))).size).toBe(1)
    }
    const ofOrders = await db.selectFrom('orders').select(['id', 'account_invoice']).execute()
    const invoiceOf = new Map(
      invoices.flatMap(({ number, facts }) => facts.deliveries.map(({ orderId }) => [orderId, number] as const)),
    )
    expect(new Map(ofOrders.map(({ id, account_invoice: number }) => [id, number]))).toEqual(invoiceOf)
    for (const year of ['2026', '2027']) {
      const ranks = rows.flatMap(({ number }) => (number.startsWith(year) ? [Number(number.slice(5))] : []))
      expect(ranks.toSorted((one, other) => one - other)).toEqual(ranks.map((_, index) => index + 1))
    }
    const letters = await db
      .selectFrom('letters')
      .select('once_key')
      .where('once_key', 'like', 'account-invoiced-%')
      .execute()
    expect(letters).toHaveLength(rows.length)
    expect(deaths).toBeGreaterThan(40)
  }, 300_000)
})

/** Orders on a firm's account, at prices that the rate does not divide; their prices go into the map. */
async function deliverThroughTheYear(count: number, prices: Map<number, number>): Promise<void> {
  provider.now = wednesdayMorning
  const { member } = await aFirmWithAccount(provider, { ceiling: 100_000_00, days: 30 })
  const first = await deliveredOnAccount(provider, member)
  const { id: _, ...row } = first
  const from = parisInstant('2026-01-01', '0:00').getTime()
  const span = parisInstant('2027-01-01', '0:00').getTime() - from
  const copies = Array.from({ length: count - 1 }, (__, index) => {
    const ht = luck.whole(1990, 19_990)
    return {
      ...row,
      intent_id: null,
      tracking_token: null,
      submission_id: `${first.id} copy ${index}`,
      total_ht: ht,
      total_ttc: Math.round(ht * 1.2),
      delivered_at: from + Math.floor(luck.next() * span),
    }
  })
  prices.set(first.id, first.total_ttc ?? Number.NaN)
  for (let at = 0; at < copies.length; at += 100) {
    const stored = await db
      .insertInto('orders')
      .values(copies.slice(at, at + 100))
      .returning(['id', 'total_ttc'])
      .execute()
    for (const { id, total_ttc: ttc } of stored) prices.set(id, ttc ?? Number.NaN)
  }
}

/** Two servers close a month at the same time, each until it dies at a statement of its own. How many have died. */
async function billTogether(): Promise<number> {
  const deaths = await Promise.all([0, 1].map(() => billUntilDeath(luck.whole(0, 40))))
  return deaths.filter(Boolean).length
}

async function billUntilDeath(index: number): Promise<boolean> {
  const faults = createFaults([{ place: 'database', index, what: luck.pick(['killed before', 'killed after']) }], luck)
  const life = createProcessLife(faults)
  faults.start()
  await Promise.race([life.end, billMonth({ ...world, db: createMortalDatabase(db, life) })])
  return life.isDead
}
