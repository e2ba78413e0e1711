import { invoiceYear } from '#rules/price/invoice.ts'
import { parisInstant } from '#rules/moment/paris-time.ts'
import type { Database } from '#server/db/database.ts'
import { insertFilesToRemove } from '#server/storage/files-to-remove.ts'
import { invoicePath } from '#server/invoices/invoice-bytes.ts'
import type { World } from '#server/world.ts'
import { forgetErasedUser, listErasedPast } from './erased-users.ts'

/**
 * Forgets what is left of the orders of an erased account, its invoices and photos, ten years after the end of the year
 * of its last one, as long as the law keeps books.
 */
export async function forgetErased({ db, now }: Pick<World, 'db' | 'now'>): Promise<void> {
  for (const id of await toForget(db, now())) {
    await db.transaction().execute(async (transaction) => {
      const { invoiceFiles, paths } = await forgetErasedUser(transaction, id)
      await insertFilesToRemove(transaction, [...invoiceFiles.map(invoicePath), ...paths])
    })
  }
}

/** The erased accounts whose books have had their time. */
export async function toForget(db: Database, now: Date): Promise<number[]> {
  return await listErasedPast(db, parisInstant(`${invoiceYear(now) - yearsKept}-01-01`, '00:00'))
}

const yearsKept = 10
