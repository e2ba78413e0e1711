import type { Database } from '#server/db/database.ts'
import type { OrderRow } from './orders.ts'

/** An order, held until the end of the transaction: two who write beside it write one after the other. */
export async function holdOrder(transaction: Database, id: number): Promise<OrderRow | null> {
  return (
    (await transaction
      .updateTable('orders')
      .set(({ ref }) => ({ status: ref('status') }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()) ?? null
  )
}
