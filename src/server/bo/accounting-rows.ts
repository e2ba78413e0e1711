import type { Cents } from '#rules/price/money.ts'
import type { Database } from '#server/db/database.ts'
import type { InvoiceClient, InvoiceFacts } from '#server/invoices/invoice-facts.ts'
import type { RefundFacts } from '#server/invoices/refund-facts.ts'
import type { Span } from '#server/staff/day-of-orders.ts'
import { euros, instant, mostExported } from './export-rows.ts'

/** Invoices by the day they were issued, as they were frozen, in the order of their numbers. */
export async function invoices(db: Database, { from, to }: Span) {
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['facts', 'intent_id'])
    .where('issued_at', '>=', from.getTime())
    .where('issued_at', '<', to.getTime())
    .orderBy('number')
    .limit(mostExported + 1)
    .execute()
  return rows.map(({ facts, intent_id: reference }) => {
    const invoice = JSON.parse(facts) as InvoiceFacts
    return {
      Facture: invoice.number,
      'Émise le': instant(invoice.issuedAt),
      Commande: invoice.orderId,
      'Livrée le': instant(invoice.deliveredAt),
      'Payée le': instant(invoice.paidAt),
      ...buyer(invoice.client),
      ...amounts(invoice, 1),
      'Référence de paiement': reference,
    }
  })
}

/** What was cashed and given back by the day it was, the oldest first; money that went back is below zero. */
export async function cash(db: Database, { from, to }: Span) {
  const paid = await db
    .selectFrom('orders')
    .select(['id', 'paid_at', 'email', 'company', 'total_ht', 'total_ttc', 'invoice_number', 'intent_id'])
    .where('paid_at', '>=', from.getTime())
    .where('paid_at', '<', to.getTime())
    .orderBy('paid_at')
    .limit(mostExported + 1)
    .execute()
  const returned = await db
    .selectFrom('orders')
    .innerJoin('refunds', 'refunds.order_id', 'orders.id')
    .select(['orders.id', 'refund_at', 'email', 'company', 'cents', 'facts', 'refund_id'])
    .where('refund_state', '=', 'refunded')
    .where('refund_at', '>=', from.getTime())
    .where('refund_at', '<', to.getTime())
    .orderBy('refund_at')
    .limit(mostExported + 1)
    .execute()
  const rows = [
    ...paid.map((row) => ({
      at: row.paid_at ?? 0,
      cells: {
        Date: instant(row.paid_at),
        Nature: 'encaissement',
        Commande: row.id,
        Société: row.company,
        'E-mail': row.email,
        ...amounts({ totalHT: row.total_ht ?? 0, totalTTC: row.total_ttc ?? 0 }, 1),
        Facture: row.invoice_number,
        Référence: row.intent_id,
      },
    })),
    ...returned.map((row) => ({
      at: row.refund_at ?? 0,
      cells: {
        Date: instant(row.refund_at),
        Nature: 'remboursement',
        Commande: row.id,
        Société: row.company,
        'E-mail': row.email,
        ...amounts(givenBack(row.facts, row.cents), -1),
        Facture: null,
        Référence: row.refund_id,
      },
    })),
  ]
  return rows.toSorted((one, other) => one.at - other.at).map(({ cells }) => cells)
}

function buyer({ name, contact, address, siren, vatNumber }: InvoiceClient) {
  return { Client: name, Contact: contact, Adresse: address.join(', '), SIREN: siren, 'N° de TVA': vatNumber }
}

/** The tax is what lies between the two totals, as on the paper. */
function amounts({ totalHT, totalTTC }: { readonly totalHT: Cents; readonly totalTTC: Cents }, sign: 1 | -1) {
  return { HT: euros(sign * totalHT), TVA: euros(sign * (totalTTC - totalHT)), TTC: euros(sign * totalTTC) }
}

/** What a receipt says; one of an amount that was not the order's says it whole, without a tax. */
function givenBack(facts: string | null, cents: Cents) {
  const { totalHT, totalTTC } =
    facts === null ? { totalHT: cents, totalTTC: cents } : (JSON.parse(facts) as RefundFacts)
  return totalTTC === cents ? { totalHT, totalTTC } : { totalHT: cents, totalTTC: cents }
}
