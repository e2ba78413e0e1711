import type { Database } from '#server/db/database.ts'

/** The erased accounts without an order, an invoice or a credit note of then or later. */
export async function listErasedPast(db: Database, before: Date): Promise<number[]> {
  const then = before.getTime()
  const past = await db
    .selectFrom('users')
    .select('id')
    .where('erased_at', 'is not', null)
    .where(({ and, exists, not, selectFrom }) => {
      const theirs = selectFrom('orders').select('orders.id').whereRef('supplier_id', '=', 'users.id')
      const notes = theirs.innerJoin('credit_notes', 'order_id', 'orders.id').where('issued_at', '>=', then)
      const orders = theirs.where((or) =>
        or.or([or('ordered_at', '>=', then), or('invoiced_at', '>=', then), or('paid_at', '>=', then)]),
      )
      return and([not(exists(orders)), not(exists(notes))])
    })
    .orderBy('id')
    .execute()
  return past.map(({ id }) => id)
}

/** The erased accounts of which an order may still name people. */
export async function listErasedWithPeople(db: Database): Promise<number[]> {
  const erased = await db
    .selectFrom('users')
    .select('id')
    .where('erased_at', 'is not', null)
    .where(({ exists, selectFrom }) => {
      const theirs = selectFrom('orders').select('orders.id').whereRef('supplier_id', '=', 'users.id')
      return exists(theirs.whereRef('orders.email', '<>', 'users.email'))
    })
    .orderBy('id')
    .execute()
  return erased.map(({ id }) => id)
}

/**
 * Forgets what was left of an erased account: orders, invoices, credit notes, photos, slips, its number; the names of the invoices'
 * files and the paths of the others.
 */
export async function forgetErasedUser(
  db: Database,
  id: number,
): Promise<{ readonly invoiceFiles: string[]; readonly paths: string[] }> {
  const orders = db.selectFrom('orders').select('id').where('supplier_id', '=', id)
  await db.deleteFrom('letters').where('user_id', '=', id).execute()
  const invoices = await db.deleteFrom('invoices').where('order_id', 'in', orders).returning('file').execute()
  const credits = await db.deleteFrom('credit_notes').where('order_id', 'in', orders).returning('file').execute()
  await db.deleteFrom('desk_refunds').where('order_id', 'in', orders).execute()
  const intents = db.selectFrom('embedded_intents').select('id').where('order_id', 'in', orders)
  await db.deleteFrom('embedded_part_refunds').where('intent_id', 'in', intents).execute()
  await db.deleteFrom('embedded_intents').where('order_id', 'in', orders).execute()
  const photos = await db.deleteFrom('proof_photos').where('order_id', 'in', orders).returning('path').execute()
  await db.deleteFrom('orders').where('supplier_id', '=', id).execute()
  const slips = await db.deleteFrom('slips').where('supplier_id', '=', id).returning('path').execute()
  await db.deleteFrom('users').where('id', '=', id).execute()
  const files = [...invoices, ...credits].map(({ file }) => file)
  return { invoiceFiles: files, paths: [...photos, ...slips].map(({ path }) => path) }
}
