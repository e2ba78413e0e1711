import type { World } from '#server/world.ts'
import { findInvoiceFacts } from '#server/db/invoices.ts'
import { drawInvoice } from './draw-invoice.ts'

/** Where the file of an invoice lies in the file store. */
export function invoicePath(file: string): string {
  return `invoices/${file}`
}

/** The PDF of an issued invoice, null when there is none of that name. The first to ask has it drawn and kept; from then on its bytes are those of the file. */
export async function invoiceBytes(file: string, { db, files }: Pick<World, 'db' | 'files'>): Promise<Uint8Array | null> {
  if (!fileName.test(file)) return null
  const kept = await files.read(invoicePath(file))
  if (kept !== null) return kept
  const facts = await findInvoiceFacts(db, file)
  if (facts === null) return null
  const drawn = await drawInvoice(facts)
  await files.save(invoicePath(file), drawn)
  return drawn
}

const fileName = /^facture-\d{4}-\d{6,}-[0-9a-f]{32}\.pdf$/
