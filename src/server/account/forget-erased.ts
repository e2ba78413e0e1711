import { invoiceYear } from '#rules/price/invoice.ts'
import { parisInstant } from '#rules/moment/paris-time.ts'
import type { Database } from '#server/db/database.ts'
import { insertFilesToRemove } from '#server/storage/files-to-remove.ts'
import { invoicePath } from '#server/invoices/invoice-bytes.ts'
import type { World } from '#server/world.ts'
import { forgetInvoicesOfGone, listInvoicesOfGone } from '#server/organisations/gone-firms.ts'
import { forgetErasedUser, listErasedPast } from './erased-users.ts'

/**
 * Forgets what is left of the orders of an erased account, its invoices, credit notes and photos, ten years after the end
 * of the year of its last one, as long as the law keeps books; then the invoices that a firm which is gone had of them.
 */
export async function forgetErased({ db, now }: Pick<World, 'db' | 'now'>): Promise<void> {
  for (const id of await toForget(db, now())) {
    await db.transaction().execute(async (transaction) => {
      const { invoiceFiles, paths } = await forgetErasedUser(transaction, id)
      await insertFilesToRemove(transaction, [...invoiceFiles.map(invoicePath), ...paths])
    })
  }
  const numbers = await invoicesToForget(db, now())
  if (numbers.length === 0) return
  await db.transaction().execute(async (transaction) => {
    const files = await forgetInvoicesOfGone(transaction, numbers)
    await insertFilesToRemove(transaction, files.map(invoicePath))
  })
}

/** The erased accounts whose books have had their time. */
export async function toForget(db: Database, now: Date): Promise<number[]> {
  return await listErasedPast(db, keptSince(now))
}

/** The invoices of firms that are gone which have had theirs. */
export async function invoicesToForget(db: Database, now: Date): Promise<string[]> {
  return await listInvoicesOfGone(db, keptSince(now))
}

/** The first instant of the years whose books are kept. */
function keptSince(now: Date): Date {
  return parisInstant(`${invoiceYear(now) - yearsKept}-01-01`, '00:00')
}

const yearsKept = 10
