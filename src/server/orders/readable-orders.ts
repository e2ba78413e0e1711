import type { Database } from '#server/db/database.ts'
import type { Caller } from '#server/http/handler.ts'
import { findOrder, type OrderRow } from '#server/orders/orders.ts'

/** Who reads orders: his own, and those of his organisation. */
export type Reader = Pick<Caller, 'id' | 'organisation'>

export function readableOrders(db: Database, { id, organisation }: Reader) {
  return db
    .selectFrom('orders')
    .where((order) =>
      order.or([
        order('supplier_id', '=', id),
        ...(organisation === null ? [] : [order('orders.organisation_id', '=', organisation.id)]),
      ]),
    )
}

/** An order that he may read. */
export async function findReadableOrder(db: Database, reader: Reader, id: number): Promise<OrderRow | null> {
  return (await readableOrders(db, reader).selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** The same to change it: of a colleague's order an owner of the organisation may. */
export async function findManagedOrder(db: Database, reader: Reader, id: number): Promise<OrderRow | null> {
  return reader.organisation?.role === 'owner'
    ? await findReadableOrder(db, reader, id)
    : await findOrder(db, reader.id, id)
}
