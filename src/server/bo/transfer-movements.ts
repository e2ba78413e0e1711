import { parisDay, parisInstant } from '#rules/moment/paris-time.ts'
import { withoutVat } from '#rules/price/price.ts'
import type { Database } from '#server/db/database.ts'
import type { AccountInvoiceFacts } from '#server/invoices/account-invoice-facts.ts'
import { clientOf } from '#server/organisations/buyer.ts'
import type { Span } from '#server/staff/day-of-orders.ts'
import { mostExported } from './export-rows.ts'
import type { Movement } from './movement.ts'

/**
 * The transfers of accounts, by the day that the bank received them. Which rate they pay is what the last invoice before them has most
 * of.
 */
export async function transfersIn(db: Database, { from, to }: Span): Promise<Movement[]> {
  const rows = await db
    .selectFrom('transfers')
    .leftJoin('organisations', 'organisations.id', 'transfers.organisation_id')
    .selectAll('organisations')
    .select(['cents', 'received_day', 'reference', 'transfers.organisation_id'])
    .where('received_day', '>=', parisDay(from))
    .where('received_day', '<', parisDay(to))
    .orderBy('received_day')
    .limit(mostExported + 1)
    .execute()
  const rates = await ratesOf(db, [...new Set(rows.map(({ organisation_id: id }) => id))])
  return rows.map((row) => {
    const vatPercent = rates.get(row.organisation_id) ?? 0
    return {
      at: parisInstant(row.received_day, '12:00').getTime(),
      kind: 'virement',
      orderId: null,
      email: '',
      client: clientOf({
        first_name: '',
        last_name: '',
        company: row.name ?? '',
        siren: row.siren ?? '',
        vat_number: row.vat_number ?? '',
        billing_address: row.billing_address ?? '',
        postal_code: row.postal_code ?? '',
        city: row.city ?? '',
      }),
      invoice: null,
      receipt: null,
      reference: row.reference,
      totalHT: withoutVat(row.cents, vatPercent),
      totalTTC: row.cents,
      vatPercent,
    }
  })
}

async function ratesOf(db: Database, organisations: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (organisations.length === 0) return new Map()
  const rows = await db
    .selectFrom('account_invoices')
    .select(['organisation_id', 'facts'])
    .where('organisation_id', 'in', organisations)
    .orderBy('issued_at')
    .execute()
  return new Map(
    rows.map(({ organisation_id: id, facts }) => {
      const { taxes } = JSON.parse(facts) as AccountInvoiceFacts
      return [id, taxes.toSorted((one, other) => other.totalHT - one.totalHT)[0]?.vatPercent ?? 0]
    }),
  )
}
