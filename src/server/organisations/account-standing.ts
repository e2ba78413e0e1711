import type { Selectable } from 'kysely'
import { closesAccount } from '#rules/order/on-account.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import type { Cents } from '#rules/price/money.ts'
import type { Database } from '#server/db/database.ts'
import type { OrganisationRow } from './organisations.ts'
import type { AccountInvoicesTable } from './account-tables.ts'

export type AccountInvoiceRow = Omit<Selectable<AccountInvoicesTable>, 'facts'>

/** How an organisation's account stands. Amounts TTC. */
export interface Standing {
  /** What it may owe at most, and within how many days of an invoice it settles it; null, null: no account. */
  readonly ceiling: Cents | null
  readonly days: number | null
  /** Orders that no invoice has yet, but for cancelled ones, and how many these are. */
  readonly unbilled: Cents
  readonly unbilledOrders: number
  /** Invoices less credit notes and transfers: below zero where more was paid. */
  readonly owed: Cents
  /** Of transfers and credit notes, what settled no invoice yet; below zero where one was taken back. */
  readonly unspent: Cents
  /** What of the ceiling is free; 0 without an account. */
  readonly left: Cents
  /** The newest first. */
  readonly invoices: readonly AccountInvoiceRow[]
  /** The invoice that is overdue for so long that nothing new goes on the account; null: none is. */
  readonly closedBy: AccountInvoiceRow | null
}

/** Inside a transaction that holds the organisation nothing of it changes before the end. */
export async function readStanding(db: Database, organisation: OrganisationRow, now: Date): Promise<Standing> {
  const { id, account_ceiling: ceiling, account_days: days } = organisation
  const [orders, received, invoices] = await Promise.all([unbilledOf(db, id), receivedOf(db, id), invoicesOf(db, id)])
  const owed = sum(invoices.map(({ total_ttc }) => total_ttc)) - received
  return {
    ceiling,
    days,
    unbilled: sum(orders),
    unbilledOrders: orders.length,
    owed,
    unspent: received - sum(invoices.filter((each) => each.settled_at !== null).map(({ total_ttc }) => total_ttc)),
    left: ceiling === null ? 0 : Math.max(0, ceiling - sum(orders) - owed),
    invoices,
    closedBy: invoices.findLast((each) => each.settled_at === null && closesAccount(each.due_day, now)) ?? null,
  }
}

async function unbilledOf(db: Database, organisationId: number): Promise<Cents[]> {
  const rows = await db
    .selectFrom('orders')
    .select('total_ttc')
    .where('organisation_id', '=', organisationId)
    .where('account_at', 'is not', null)
    .where('invoiced_at', 'is', null)
    .where('status', '<>', orderStatus.cancelled)
    .execute()
  return rows.map(({ total_ttc }) => total_ttc ?? 0)
}

/** What lowers what is owed, all in all: transfers that came in, and credit notes. */
export async function receivedOf(db: Database, organisationId: number): Promise<Cents> {
  const sums = await Promise.all(
    (['transfers', 'credit_notes'] as const).map((table) =>
      db.selectFrom(table).select('cents').where('organisation_id', '=', organisationId).execute(),
    ),
  )
  return sum(sums.flat().map(({ cents }) => cents))
}

/** The newest first. */
export async function invoicesOf(db: Database, organisationId: number): Promise<AccountInvoiceRow[]> {
  return await db
    .selectFrom('account_invoices')
    .select(['number', 'organisation_id', 'file', 'issued_at', 'due_day', 'total_ttc', 'settled_at'])
    .where('organisation_id', '=', organisationId)
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .execute()
}

/** How many unsettled invoices are past their last day. */
export async function countOverdue(db: Database, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('account_invoices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('settled_at', 'is', null)
    .where('due_day', '<', parisDay(now))
    .executeTakeFirstOrThrow()
  return count
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, each) => total + each, 0)
}
