import { invoiceYear } from '#rules/invoice.ts'
import { parisInstant } from '#rules/paris-time.ts'
import { forgetErasedUser, listErasedPast } from '#server/db/erased-users.ts'
import { insertFilesToRemove } from '#server/db/files-to-remove.ts'
import { invoicePath } from '#server/invoices/invoice-bytes.ts'
import type { World } from '#server/world.ts'

/** Forgets the orders, invoices, photos and slips of an erased account, ten years after the end of the year of its last one, as long as the law keeps books. */
export async function forgetErased({ db, now }: Pick<World, 'db' | 'now'>): Promise<void> {
  const booksFrom = parisInstant(`${invoiceYear(now()) - yearsKept}-01-01`, '00:00')
  for (const id of await listErasedPast(db, booksFrom)) {
    await db.transaction().execute(async (transaction) => {
      const { invoiceFiles, paths } = await forgetErasedUser(transaction, id)
      await insertFilesToRemove(transaction, [...invoiceFiles.map(invoicePath), ...paths])
    })
  }
}

const yearsKept = 10
