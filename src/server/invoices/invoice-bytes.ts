import type { World } from '#server/world.ts'
import { findRefundFacts } from '#server/orders/refunds.ts'
import { findInvoiceFacts } from './invoices.ts'
import type { Paper } from './papers.ts'
import type { RefundFacts } from './refund-facts.ts'

/** Where the file of an invoice or of a receipt lies in the file store. */
export function invoicePath(file: string): string {
  return `invoices/${file}`
}

/**
 * The PDF of an issued invoice or of a refund's receipt, null when there is none of that name. The first to ask has it
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

const fileName = /^(?:facture-\d{4}-\d{6,}|remboursement-\d+)-[0-9a-f]{32}\.pdf$/

async function paperOf(file: string, db: World['db']): Promise<Paper | null> {
  if (file.startsWith('remboursement-')) {
    const receipt = await findRefundFacts(db, file)
    return receipt === null ? null : { kind: 'refund', facts: JSON.parse(receipt) as RefundFacts }
  }
  const facts = await findInvoiceFacts(db, file)
  return facts === null ? null : { kind: 'invoice', facts }
}
