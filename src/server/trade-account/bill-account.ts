import { randomBytes } from 'node:crypto'
import { orderStatus } from '#rules/order/order-status.ts'
import { parisDay, parisInstant } from '#rules/moment/paris-time.ts'
import { invoiceNumber, invoiceYear } from '#rules/price/invoice.ts'
import type { Database } from '#server/db/database.ts'
import type { AccountInvoiceFacts } from '#server/invoices/account-invoice-facts.ts'
import { freezeAccountInvoice } from '#server/invoices/freeze-account-invoice.ts'
import { nextInvoiceRank } from '#server/invoices/invoices.ts'
import { accountInvoicedLetter } from '#server/letters/account-invoiced-letter.ts'
import { writeToSupplier } from '#server/letters/write-to-supplier.ts'
import { errorFields } from '#server/log/log.ts'
import { findOrganisation, holdOrganisation, membersOf } from '#server/organisations/organisations.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { createScheduler, type Scheduler } from '#server/scheduler.ts'
import type { World } from '#server/world.ts'
import { settleInvoices } from './settle-invoices.ts'

type BillingWorld = Pick<World, 'db' | 'log' | 'now' | 'publicUrl' | 'tariff'> & {
  readonly letters: Pick<World['letters'], 'wake'>
}

/** Bills the accounts once a month is over. */
export function createAccountBilling(world: BillingWorld): Scheduler {
  return createScheduler({
    task: () => billMonth(world),
    everyMs: minuteMs,
    failed: (error) => world.log.error(errorFields(error), 'accounts not billed'),
  })
}

const minuteMs = 60_000

/** One invoice for each organisation with deliveries of months before this one. One that fails stops no other. */
export async function billMonth(world: BillingWorld): Promise<void> {
  const { db, log, now } = world
  // A delivery of the last minute may still be taken back.
  const monthStart = parisInstant(`${parisDay(new Date(now().getTime() - minuteMs)).slice(0, 7)}-01`, '0:00')
  for (const id of await toBill(db, monthStart))
    try {
      await billAccount(id, monthStart, world)
    } catch (error) {
      log.error({ ...errorFields(error), organisation: id }, 'account not billed')
    }
}

async function toBill(db: Database, before: Date): Promise<number[]> {
  const rows = await billable(db, before).select('organisation_id').distinct().orderBy('organisation_id').execute()
  return rows.flatMap(({ organisation_id: id }) => id ?? [])
}

function billable(db: Database, before: Date) {
  return db
    .selectFrom('orders')
    .where('account_at', 'is not', null)
    .where('invoiced_at', 'is', null)
    .where('organisation_id', 'is not', null)
    .where('status', '=', orderStatus.delivered)
    .where('delivered_at', '<', before.getTime())
}

/**
 * One invoice of all that was delivered to an organisation on account before then and is in none yet: invoice, orders
 * and letters together. What it says; null: there is nothing.
 */
export async function billAccount(
  organisationId: number,
  before: Date,
  { db, letters, now, publicUrl, tariff }: BillingWorld,
): Promise<AccountInvoiceFacts | null> {
  const facts = await db.transaction().execute(async (transaction) => {
    await holdOrganisation(transaction, organisationId)
    const orders = await takeToBill(transaction, organisationId, before, now())
    if (orders.length === 0) return null
    const organisation = await findOrganisation(transaction, organisationId)
    const readers = (await membersOf(transaction, organisationId)).filter((each) => each.organisation_role !== 'member')
    // The year's row comes last: everybody else's invoice waits from here on.
    const year = invoiceYear(now())
    const { rank, issuedAt } = await nextInvoiceRank(transaction, year, now())
    const number = invoiceNumber(year, rank)
    const days = organisation.account_days ?? 0
    const email = readers.at(0)?.email ?? ''
    const billed = freezeAccountInvoice(orders, organisation, { number, issuedAt, days, email, tariff })
    const file = `facture-${number}-${randomBytes(16).toString('hex')}.pdf`
    await insertAccountInvoice(transaction, organisationId, file, billed)
    for (const { id } of readers)
      await writeToSupplier(transaction, id, accountInvoicedLetter(billed, { file, to: id, publicUrl }), now())
    // What was paid ahead may cover it.
    await settleInvoices(transaction, organisationId, now())
    return billed
  })
  if (facts !== null) letters.wake()
  return facts
}

/** Taken by the mark that they are billed, so that no other invoice has them. */
async function takeToBill(db: Database, organisationId: number, before: Date, at: Date): Promise<OrderRow[]> {
  const ids = billable(db, before).where('organisation_id', '=', organisationId).select('id')
  return await db
    .updateTable('orders')
    .set({ invoiced_at: at.getTime() })
    .where('id', 'in', ids)
    .returningAll()
    .execute()
}

async function insertAccountInvoice(
  db: Database,
  organisationId: number,
  file: string,
  facts: AccountInvoiceFacts,
): Promise<void> {
  const { number, issuedAt, dueDay, totalTTC } = facts
  await db
    .insertInto('account_invoices')
    .values({
      number,
      organisation_id: organisationId,
      file,
      issued_at: issuedAt,
      due_day: dueDay,
      total_ttc: totalTTC,
      settled_at: null,
      facts: JSON.stringify(facts),
    })
    .execute()
  await db
    .updateTable('orders')
    .set({ account_invoice: number, invoice_file: file, invoiced_at: issuedAt })
    .where('organisation_id', '=', organisationId)
    .where('account_at', 'is not', null)
    .where('invoiced_at', 'is not', null)
    .where('account_invoice', 'is', null)
    .execute()
}
