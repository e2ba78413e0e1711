import { randomBytes } from 'node:crypto'
import { invoiceNumber, invoiceYear } from '#rules/price/invoice.ts'
import { formatEuros, type Cents } from '#rules/price/money.ts'
import type { Database, Instant } from '#server/db/database.ts'
import type { CreditedBy, CreditNoteFacts } from '#server/invoices/credit-note-facts.ts'
import { leftOf, type CreditNoteRow } from '#server/invoices/credit-notes.ts'
import { findInvoiced, freezeCreditNote } from '#server/invoices/freeze-credit-note.ts'
import { nextInvoiceRank } from '#server/invoices/invoices.ts'
import { orderCreditedLetter } from '#server/letters/order-credited-letter.ts'
import { writeToSupplier } from '#server/letters/write-to-supplier.ts'
import { HttpError } from '#server/log/http-error.ts'
import { membersOf } from '#server/organisations/organisations.ts'
import { insertOrderChange, unmoved } from '#server/orders/order-changes.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { World } from '#server/world.ts'

/**
 * What is credited. `by`: who did it, by account and in words. `given`: how it was given back already. `notes`: the
 * order's credit notes, read while it is held.
 */
export interface AskedCredit {
  readonly cents: Cents
  readonly reason: string
  readonly by: { readonly id: number | null; readonly name: string }
  readonly given?: { readonly refundId: string; readonly at: Instant }
  readonly notes: readonly Pick<CreditNoteRow, 'cents' | 'facts'>[]
}

/**
 * Gives an invoiced order a credit note: number, paper, journal and letter together; what a card paid is owed to it from
 * here on. Belongs into a transaction that holds the order, and the organisation whose account it is on. 409 beyond
 * what the invoice says of it.
 */
export async function issueCreditNote(
  transaction: Database,
  order: OrderRow,
  { by, cents, given, notes, reason }: AskedCredit,
  { now, publicUrl }: Pick<World, 'now' | 'publicUrl'>,
): Promise<CreditNoteFacts> {
  const at = now()
  const invoiced = await findInvoiced(transaction, order)
  if (invoiced === null) throw new HttpError(409, 'Cette commande n’a pas de facture : il n’y a rien à créditer.')
  const left = leftOf(invoiced.totalTTC, notes)
  if (cents > left)
    throw new HttpError(
      409,
      left === 0
        ? 'Tout ce que disait la facture est déjà rendu.'
        : `La facture de cette commande ne laisse que ${formatEuros(left)} à rendre.`,
    )
  const way = wayBack(order)
  // The year's row comes last: everybody else's invoice waits from here on.
  const year = invoiceYear(at)
  const { rank, issuedAt } = await nextInvoiceRank(transaction, year, at)
  const number = invoiceNumber(year, rank)
  const facts = freezeCreditNote(order, invoiced, { number, issuedAt, cents, reason, by: way, before: notes })
  const file = `avoir-${number}-${randomBytes(16).toString('hex')}.pdf`
  await transaction
    .insertInto('credit_notes')
    .values({
      number,
      of_invoice: facts.of.number,
      order_id: order.id,
      organisation_id: way === 'account' ? order.organisation_id : null,
      cents,
      reason,
      issued_by: by.name,
      file,
      issued_at: issuedAt,
      facts: JSON.stringify(facts),
      intent_id: way === 'card' ? order.intent_id : null,
      next_try_at: way === 'card' && given === undefined ? at.getTime() : null,
      refund_id: given?.refundId ?? null,
      refunded_at: given?.at ?? null,
    })
    .execute()
  const note = `${number}, ${formatEuros(cents)} : ${reason}`
  await insertOrderChange(transaction, unmoved(order, { kind: 'credit', by: by.id, at: at.getTime(), note }))
  for (const to of await readersOf(transaction, order, way))
    await writeToSupplier(
      transaction,
      to,
      orderCreditedLetter(order, facts, { file, isGiven: given !== undefined, to, publicUrl }),
      at,
    )
  return facts
}

function wayBack(order: OrderRow): CreditedBy {
  if (order.account_at !== null) return 'account'
  return order.transfer_reference === null ? 'card' : 'transfer'
}

/** Its supplier; of an account those who read its invoices. */
async function readersOf(transaction: Database, order: OrderRow, way: CreditedBy): Promise<number[]> {
  if (way !== 'account' || order.organisation_id === null) return [order.supplier_id]
  const members = await membersOf(transaction, order.organisation_id)
  return members.filter((each) => each.organisation_role !== 'member').map(({ id }) => id)
}
