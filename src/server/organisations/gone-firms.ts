import type { Database } from '#server/db/database.ts'

/** The invoices that firms which are gone were given before then, without an order that is still kept: their numbers. */
export async function listInvoicesOfGone(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('account_invoices')
    .select('number')
    .where('issued_at', '<', before.getTime())
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('organisations').select('id').whereRef('organisations.id', '=', 'organisation_id'))),
    )
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('orders').select('orders.id').whereRef('account_invoice', '=', 'number'))),
    )
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => number)
}

/**
 * Forgets these invoices, and with its last one a firm's transfers and terms; the names of the invoices' files. Belongs
 * into a transaction.
 */
export async function forgetInvoicesOfGone(db: Database, numbers: readonly string[]): Promise<string[]> {
  const gone = await db
    .deleteFrom('account_invoices')
    .where('number', 'in', numbers)
    .returning(['file', 'organisation_id'])
    .execute()
  for (const table of ['transfers', 'account_terms'] as const)
    await db
      .deleteFrom(table)
      .where(
        'organisation_id',
        'in',
        gone.map(({ organisation_id: id }) => id),
      )
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('account_invoices')
              .select('number')
              .whereRef('account_invoices.organisation_id', '=', `${table}.organisation_id`),
          ),
        ),
      )
      .execute()
  return gone.map(({ file }) => file)
}
