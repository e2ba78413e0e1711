import { parisDay } from '#rules/moment/paris-time.ts'
import type { Cents } from '#rules/price/money.ts'
import type { Database, Instant } from '#server/db/database.ts'

/** What the papers of an organisation's account say beside how it stands. */
export interface AccountPapers {
  /** The month of the last delivery on each invoice, by its number: '2026-10'. */
  readonly months: ReadonlyMap<string, string>
  /** The newest first. */
  readonly creditNotes: readonly AccountCreditNote[]
}

export interface AccountCreditNote {
  readonly number: string
  readonly of_invoice: string
  readonly issued_at: Instant
  readonly cents: Cents
  readonly file: string
}

export async function readAccountPapers(db: Database, organisationId: number): Promise<AccountPapers> {
  const [months, creditNotes] = await Promise.all([monthsOf(db, organisationId), creditNotesOf(db, organisationId)])
  return { months, creditNotes }
}

/** An invoice is called by the month that it bills, not by the day on which it was made: that is mostly the next one. */
async function monthsOf(db: Database, organisationId: number): Promise<Map<string, string>> {
  const ofIt = db.selectFrom('account_invoices').select('number').where('organisation_id', '=', organisationId)
  const rows = await db
    .selectFrom('orders')
    .select(({ fn }) => ['account_invoice', fn.max('delivered_at').as('last')])
    .where('account_invoice', 'in', ofIt)
    .groupBy('account_invoice')
    .execute()
  return new Map(
    rows.flatMap(({ account_invoice: number, last }) =>
      number === null || last === null ? [] : [[number, parisDay(new Date(last)).slice(0, 7)]],
    ),
  )
}

async function creditNotesOf(db: Database, organisationId: number): Promise<AccountCreditNote[]> {
  return await db
    .selectFrom('credit_notes')
    .select(['number', 'of_invoice', 'issued_at', 'cents', 'file'])
    .where('organisation_id', '=', organisationId)
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .execute()
}
