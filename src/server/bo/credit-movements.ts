import { withoutVat } from '#rules/price/price.ts'
import type { Database } from '#server/db/database.ts'
import type { CreditNoteFacts } from '#server/invoices/credit-note-facts.ts'
import { clientOf } from '#server/organisations/buyer.ts'
import type { Span } from '#server/staff/day-of-orders.ts'
import { mostExported } from './export-rows.ts'
import { sums, type Movement } from './movement.ts'

/**
 * What credit notes gave back, by the day that it was; by transfer that of the note, for no bank tells of it. What they
 * took off an account is no money.
 */
export async function creditsIn(db: Database, { from, to }: Span): Promise<Movement[]> {
  const rows = await db
    .selectFrom('credit_notes')
    .innerJoin('orders', 'orders.id', 'credit_notes.order_id')
    .select(['credit_notes.facts', 'refund_id', 'credit_notes.order_id', 'orders.email'])
    .select(({ fn }) => fn.coalesce('refunded_at', 'issued_at').as('at'))
    .where('credit_notes.organisation_id', 'is', null)
    .where((or) => or.or([or('refunded_at', 'is not', null), or('credit_notes.intent_id', 'is', null)]))
    .where(({ fn }) => fn.coalesce('refunded_at', 'issued_at'), '>=', from.getTime())
    .where(({ fn }) => fn.coalesce('refunded_at', 'issued_at'), '<', to.getTime())
    .orderBy('number')
    .limit(mostExported + 1)
    .execute()
  return rows.map(({ at, email, facts: json, order_id: orderId, refund_id: refundId }) => {
    const { by, client, number, totalHT, totalTTC, vatPercent } = JSON.parse(json) as CreditNoteFacts
    return {
      at: at ?? 0,
      kind: by === 'transfer' ? 'virement' : 'remboursement',
      orderId,
      email,
      client,
      invoice: number,
      receipt: null,
      reference: refundId,
      totalHT: -totalHT,
      totalTTC: -totalTTC,
      vatPercent,
    }
  })
}

/** What went back at the processor's desk and no credit note tells: the order had no invoice. */
export async function deskRefundsIn(db: Database, { from, to }: Span): Promise<Movement[]> {
  const rows = await db
    .selectFrom('desk_refunds')
    .innerJoin('orders', 'orders.id', 'desk_refunds.order_id')
    .innerJoin('users', 'users.id', 'orders.supplier_id')
    .selectAll('users')
    .select(['order_id', 'refund_id', 'seen_at', 'uncredited', 'orders.email as order_email', 'total_ht', 'total_ttc'])
    .where('uncredited', '>', 0)
    .where('seen_at', '>=', from.getTime())
    .where('seen_at', '<', to.getTime())
    .orderBy('seen_at')
    .limit(mostExported + 1)
    .execute()
  return rows.map((row) => {
    const { vatPercent } = sums(row.total_ht ?? 0, row.total_ttc ?? 0)
    return {
      at: row.seen_at,
      kind: 'remboursement',
      orderId: row.order_id,
      email: row.order_email,
      client: clientOf(row),
      invoice: null,
      receipt: null,
      reference: row.refund_id,
      totalHT: -withoutVat(row.uncredited, vatPercent),
      totalTTC: -row.uncredited,
      vatPercent,
    }
  })
}
