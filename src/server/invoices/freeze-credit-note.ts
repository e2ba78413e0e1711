import type { Cents } from '#rules/price/money.ts'
import { withoutVat } from '#rules/price/price.ts'
import type { Database, Instant } from '#server/db/database.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { CreditedBy, CreditNoteFacts } from './credit-note-facts.ts'
import type { CreditNoteRow } from './credit-notes.ts'
import { findAccountInvoiceFacts, findInvoiceFacts } from './invoices.ts'

/** What an invoice says of one order: what of it may be credited, and to whom. */
export type Invoiced = Pick<CreditNoteFacts, 'of' | 'seller' | 'client' | 'data' | 'reference' | 'site'> & {
  readonly totalHT: Cents
  readonly totalTTC: Cents
  readonly vatPercent: number
}

/** What the invoice of an order says of it, its own or that of several; null before it is issued. */
export async function findInvoiced(db: Database, order: OrderRow): Promise<Invoiced | null> {
  const { invoice_file: file, total_ttc: totalTTC } = order
  if (file === null || totalTTC === null) return null
  const own = await findInvoiceFacts(db, file)
  if (own !== null) return { ...own, of: own }
  const shared = await findAccountInvoiceFacts(db, file)
  const line = shared?.deliveries.find(({ orderId }) => orderId === order.id)
  return shared && line ? { ...shared, ...line, of: shared, totalTTC } : null
}

interface Credited {
  readonly number: string
  readonly issuedAt: Instant
  readonly cents: Cents
  readonly reason: string
  readonly by: CreditedBy
  /** What was credited of the same order before. */
  readonly before: readonly Pick<CreditNoteRow, 'cents' | 'facts'>[]
}

/** All that a credit note of so many cents says. The last one of an order takes the tax that is left, to the cent. */
export function freezeCreditNote(
  order: OrderRow,
  { client, data, of, reference, seller, site, totalHT, totalTTC, vatPercent }: Invoiced,
  { before, by, cents, issuedAt, number, reason }: Credited,
): CreditNoteFacts {
  if (order.delivered_at === null) throw new Error(`order ${order.id} was not delivered`)
  const given = before.reduce((sum, each) => sum + each.cents, 0)
  const givenHT = before.reduce((sum, { facts }) => sum + (JSON.parse(facts) as CreditNoteFacts).totalHT, 0)
  // Rounding never takes back more of the price or of its tax than there is.
  const least = Math.max(0, cents - (totalTTC - totalHT - (given - givenHT)))
  const part = Math.min(Math.max(withoutVat(cents, vatPercent), least), totalHT - givenHT)
  const ht = given + cents === totalTTC ? totalHT - givenHT : part
  return {
    number,
    issuedAt,
    of: { number: of.number, issuedAt: of.issuedAt, totalTTC: of.totalTTC },
    seller,
    client,
    orderId: order.id,
    ...(reference !== undefined && { reference }),
    ...(site !== undefined && { site }),
    deliveredAt: order.delivered_at,
    reason,
    by,
    lines: [{ label: `Livraison n° ${order.id} : ${reason}`, unitHT: ht }],
    totalHT: ht,
    vatPercent,
    vat: cents - ht,
    totalTTC: cents,
    ...(data !== undefined && {
      data: {
        sellerCountry: data.sellerCountry,
        clientCountry: data.clientCountry,
        clientEmail: data.clientEmail,
        vatOnDebits: data.vatOnDebits,
      },
    }),
  }
}
