import { basename } from 'node:path'
import { invoiceBytes, invoicePath } from '#server/invoices/invoice-bytes.ts'
import type { World } from '#server/world.ts'

/** What goes along with a letter: a file of the file store, or an invoice, which is drawn when it was not asked for before. */
export async function letterBytes(
  path: string,
  world: Pick<World, 'db' | 'files' | 'papers'>,
): Promise<Uint8Array | null> {
  const file = basename(path)
  return path === invoicePath(file) ? await invoiceBytes(file, world) : await world.files.read(path)
}
