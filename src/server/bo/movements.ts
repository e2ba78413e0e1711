import { withoutVat } from '#rules/price/price.ts'
import type { Database } from '#server/db/database.ts'
import { clientOf } from '#server/organisations/buyer.ts'
import type { InvoiceFacts } from '#server/invoices/invoice-facts.ts'
import type { RefundFacts } from '#server/invoices/refund-facts.ts'
import type { Span } from '#server/staff/day-of-orders.ts'
import { creditsIn, deskRefundsIn } from './credit-movements.ts'
import { mostExported } from './export-rows.ts'
import { sums, type Movement } from './movement.ts'
import { transfersIn } from './transfer-movements.ts'

/** What was cashed and given back by the day it was, the oldest first. */
export async function movements(db: Database, span: Span): Promise<Movement[]> {
  const all = [
    ...(await paymentsIn(db, span)),
    ...(await refundsIn(db, span)),
    ...(await creditsIn(db, span)),
    ...(await deskRefundsIn(db, span)),
    ...(await transfersIn(db, span)),
  ]
  return all.toSorted((one, other) => one.at - other.at || (one.orderId ?? 0) - (other.orderId ?? 0))
}

async function paymentsIn(db: Database, { from, to }: Span): Promise<Movement[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.supplier_id')
    .leftJoin('invoices', 'invoices.order_id', 'orders.id')
    .selectAll('users')
    .select(['orders.id as order_id', 'paid_at', 'orders.email as order_email', 'total_ht', 'total_ttc'])
    .select(['invoice_number', 'intent_id', 'transfer_reference', 'facts'])
    .where('paid_at', '>=', from.getTime())
    .where('paid_at', '<', to.getTime())
    // Those are paid by the transfers of their organisation.
    .where('account_at', 'is', null)
    .orderBy('paid_at')
    .limit(mostExported + 1)
    .execute()
  return rows.map((row) => {
    const invoice = row.facts === null ? null : (JSON.parse(row.facts) as InvoiceFacts)
    const { totalHT, totalTTC, vatPercent } = invoice ?? sums(row.total_ht ?? 0, row.total_ttc ?? 0)
    return {
      at: row.paid_at ?? 0,
      kind: row.transfer_reference === null ? 'encaissement' : 'virement',
      orderId: row.order_id,
      email: row.order_email,
      client: invoice?.client ?? clientOf(row),
      invoice: row.invoice_number,
      receipt: null,
      reference: row.transfer_reference ?? row.intent_id,
      totalHT,
      totalTTC,
      vatPercent,
    }
  })
}

async function refundsIn(db: Database, { from, to }: Span): Promise<Movement[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('refunds', 'refunds.order_id', 'orders.id')
    .innerJoin('users', 'users.id', 'orders.supplier_id')
    .selectAll('users')
    .select(['orders.id as order_id', 'refund_at', 'refund_file', 'orders.email as order_email'])
    .select(['cents', 'facts', 'refund_id', 'transfer_reference'])
    .select(({ selectFrom }) =>
      selectFrom('desk_refunds')
        .select(({ fn }) => fn.sum<number | null>('uncredited').as('told'))
        .whereRef('desk_refunds.order_id', '=', 'orders.id')
        .as('told'),
    )
    .where('refund_state', '=', 'refunded')
    .where('refund_at', '>=', from.getTime())
    .where('refund_at', '<', to.getTime())
    .orderBy('refund_at')
    .limit(mostExported + 1)
    .execute()
  return rows.map((row) => {
    const receipt = row.facts === null ? null : (JSON.parse(row.facts) as RefundFacts)
    const whole = receipt?.totalTTC === row.cents ? receipt : sums(row.cents, row.cents)
    // What went back at the desk before it was cancelled has a line of its own.
    const told = Number(row.told ?? 0)
    const toldHT = withoutVat(told, whole.vatPercent)
    return {
      at: row.refund_at ?? 0,
      kind: row.transfer_reference === null ? 'remboursement' : 'virement',
      orderId: row.order_id,
      email: row.order_email,
      client: receipt?.client ?? clientOf(row),
      invoice: null,
      receipt: row.refund_file,
      reference: row.refund_id,
      totalHT: toldHT - whole.totalHT,
      totalTTC: told - whole.totalTTC,
      vatPercent: whole.vatPercent,
    }
  })
}
