import type { World } from '#server/world.ts'
import { findRefundFacts } from '#server/orders/refunds.ts'
import { findCreditNoteFacts } from './credit-notes.ts'
import { findAccountInvoiceFacts, findInvoiceFacts } from './invoices.ts'
import type { Paper } from './papers.ts'
import type { RefundFacts } from './refund-facts.ts'

/** Where the file of an invoice, a credit note or a receipt lies in the file store. */
export function invoicePath(file: string): string {
  return `invoices/${file}`
}

/**
 * The PDF of an issued invoice or credit note, or of a refund's receipt, null when there is none of that name. The first to ask has it
 * drawn and kept; from then on its bytes are those of the file.
 */
export async function invoiceBytes(
  file: string,
  { db, files, papers }: Pick<World, 'db' | 'files' | 'papers'>,
): Promise<Uint8Array | null> {
  if (!fileName.test(file)) return null
  const kept = await files.read(invoicePath(file))
  if (kept !== null) return kept
  const paper = await paperOf(file, db)
  if (paper === null) return null
  const drawn = await papers.draw(file, paper)
  await files.save(invoicePath(file), drawn)
  return drawn
}

const fileName = /^(?:(?:facture|avoir)-\d{4}-\d{6,}|remboursement-\d+)-[0-9a-f]{32}\.pdf$/

async function paperOf(file: string, db: World['db']): Promise<Paper | null> {
  if (file.startsWith('remboursement-')) {
    const receipt = await findRefundFacts(db, file)
    return receipt === null ? null : { kind: 'refund', facts: JSON.parse(receipt) as RefundFacts }
  }
  if (file.startsWith('avoir-')) {
    const credit = await findCreditNoteFacts(db, file)
    return credit === null ? null : { kind: 'credit', facts: credit }
  }
  const facts = await findInvoiceFacts(db, file)
  if (facts !== null) return { kind: 'invoice', facts }
  const account = await findAccountInvoiceFacts(db, file)
  return account === null ? null : { kind: 'account', facts: account }
}
