import { randomBytes } from 'node:crypto'
import { invoiceNumber, invoiceYear } from '#rules/price/invoice.ts'
import type { Database } from '#server/db/database.ts'
import { creditedOf, leftOf } from '#server/invoices/credit-notes.ts'
import { insertInvoice, nextInvoiceRank, takeForInvoice } from '#server/invoices/invoices.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { countPhotosOf } from '#server/photos/proof-photos.ts'
import { wantsLetter } from '#server/letters/letters-off.ts'
import { orderInvoicedLetter } from '#server/letters/order-invoiced-letter.ts'
import { enclosingWaybill, writeToSupplier } from '#server/letters/write-to-supplier.ts'
import { findBuyer } from '#server/organisations/buyer.ts'
import { freezeInvoice } from '#server/invoices/freeze-facts.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { creditDeskRefunds } from './take-desk-refunds.ts'
import type { World } from '#server/world.ts'

/**
 * Gives an order its invoice once it is both paid and delivered, and writes its letter, unless the account does
 * without; never twice. Belongs into the transaction that made it paid or delivered.
 */
export async function issueInvoice(
  transaction: Database,
  orderId: number,
  at: Date,
  { publicUrl, tariff }: Pick<World, 'publicUrl' | 'tariff'>,
): Promise<void> {
  const order = await takeForInvoice(transaction, orderId, at)
  if (order === null) return
  const account = await findBuyer(transaction, order)
  // The year's row comes last: everybody else's invoice waits from here on.
  const year = invoiceYear(at)
  const { rank, issuedAt } = await nextInvoiceRank(transaction, year, at)
  const facts = freezeInvoice(order, account, { number: invoiceNumber(year, rank), issuedAt, tariff })
  const file = `facture-${facts.number}-${randomBytes(16).toString('hex')}.pdf`
  await insertInvoice(transaction, file, facts)
  const invoiced = { ...order, invoice_file: file }
  await creditDeskRefunds(transaction, invoiced, { now: () => at, publicUrl })
  await creditCorrection(transaction, invoiced, { now: () => at, publicUrl })
  if (!(await wantsLetter(transaction, order.supplier_id, 'livree'))) return
  const photos = (await countPhotosOf(transaction, [orderId])).get(orderId) ?? 0
  const letter = orderInvoicedLetter(order, { facts, file, photos }, publicUrl)
  await writeToSupplier(transaction, order.supplier_id, await enclosingWaybill(transaction, orderId, letter), at)
}

/** What a correction takes off what was paid (decision 157); never beyond what is left of it. */
async function creditCorrection(
  transaction: Database,
  order: OrderRow,
  world: Pick<World, 'now' | 'publicUrl'>,
): Promise<void> {
  if (order.price_cut === 0) return
  const notes = await creditedOf(transaction, order.id)
  const cents = Math.min(order.price_cut, leftOf(order.total_ttc ?? 0, notes))
  if (cents <= 0) return
  const by = { id: null, name: 'correction' }
  await issueCreditNote(transaction, order, { cents, reason: 'commande corrigée avant son départ', by, notes }, world)
}
