import type { Database } from '#server/db/database.ts'

/** Whether the account that an invoice or a receipt was made out to is still there: an erased one has nobody who may read them (decision 047). */
export async function hasItsAccount(file: string, db: Database): Promise<boolean> {
  const living = db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.supplier_id')
    .select('orders.id')
    .where('users.erased_at', 'is', null)
  const ofFile = file.startsWith('remboursement-')
    ? living.where('orders.refund_file', '=', file)
    : living.innerJoin('invoices', 'invoices.order_id', 'orders.id').where('invoices.file', '=', file)
  return (await ofFile.executeTakeFirst()) !== undefined
}
