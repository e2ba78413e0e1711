import { sql } from 'kysely'
import type { Cents } from '#rules/money.ts'
import { orderStatus, requestedStatus } from '#rules/order-status.ts'
import type { Database } from '#server/db/database.ts'
import type { OrderRow } from '#server/db/orders.ts'

/** An order of any supplier. */
export async function findAnyOrder(db: Database, id: number): Promise<OrderRow | null> {
  return (await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** The same, held until the end of the transaction: two who write beside it write one after the other. */
export async function holdOrder(transaction: Database, id: number): Promise<OrderRow | null> {
  return (await transaction.updateTable('orders').set(({ ref }) => ({ status: ref('status') })).where('id', '=', id).returningAll().executeTakeFirst()) ?? null
}

/** Takes an order from where it was read to `to`; null when it has moved since. A delivery has its date from here on. */
export async function takeStep(transaction: Database, { id, status }: OrderRow, { to, at }: { readonly to: number; readonly at: Date }): Promise<OrderRow | null> {
  const delivered_at = to === orderStatus.delivered ? at.getTime() : null
  const moved = await transaction
    .updateTable('orders')
    .set({ status: to, updated_at: at.getTime(), delivered_at })
    .where('id', '=', id)
    .where('status', '=', status)
    // An invoice says that the order was delivered: it stays so.
    .where('invoiced_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return moved ?? null
}

/** What a person answered to a request without a price. */
export interface AgreedPrice {
  readonly totalHT: Cents
  readonly totalTTC: Cents
}

/** Gives a request its price, and leaves it to its payment (R50); null when it is none, or has a price by now. */
export async function takePrice(transaction: Database, id: number, { totalHT, totalTTC }: AgreedPrice, at: Date): Promise<OrderRow | null> {
  const priced = await transaction
    .updateTable('orders')
    .set({ status: orderStatus.validating, payment_status: 0, total_ht: totalHT, total_ttc: totalTTC, updated_at: at.getTime() })
    .where('id', '=', id)
    .where('status', '=', requestedStatus)
    .where('total_ttc', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return priced ?? null
}

/** Orders that are paid and delivered since before `before`, and have no invoice yet. */
export async function ordersToInvoice(db: Database, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('invoiced_at', 'is', null)
    .where('status', '=', orderStatus.delivered)
    .where('payment_status', '=', 1)
    .where('updated_at', '<=', before.getTime())
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}

/** What is on its way to be delivered and expected from `from` up to `to`: the latest, where there are too many. */
export async function openOrders(db: Database, { from, to }: { readonly from: Date | null; readonly to: Date }): Promise<OrderRow[]> {
  return await db
    .selectFrom('orders')
    .selectAll()
    .where('status', 'in', [orderStatus.validating, orderStatus.preparing, orderStatus.delivering])
    .where('expected_at', '<', to.getTime())
    .$if(from !== null, (query) => query.where('expected_at', '>=', from?.getTime() ?? 0))
    .orderBy('expected_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute()
}

/** Orders of a status, oldest first. */
export async function ordersOfStatus(db: Database, status: number): Promise<OrderRow[]> {
  return await db.selectFrom('orders').selectAll().where('status', '=', status).orderBy('ordered_at').orderBy('id').limit(mostListed).execute()
}

/** Orders whose number, addresses, names or telephone hold these words, newest first. */
export async function searchOrders(db: Database, words: string): Promise<OrderRow[]> {
  const like = `%${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  const number = /^#?(\d{1,15})$/.exec(words)?.[1]
  return await db
    .selectFrom('orders')
    .selectAll()
    .where((or) =>
      or.or([
        ...searched.map((column) => sql<boolean>`lower(${sql.ref(column)}) like ${like} escape '\\'`),
        ...(number === undefined ? [] : [or('id', '=', Number(number))]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
}

/** The telephones of these orders' suppliers, by account. */
export async function phonesOf(db: Database, orders: readonly OrderRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(orders.map(({ supplier_id }) => supplier_id))]
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'phone']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, phone }) => [id, phone]))
}

const mostListed = 500
const searched = ['pickup_address', 'delivery_address', 'company', 'email', 'recipient_company', 'recipient_last_name', 'recipient_first_name', 'recipient_phone'] as const
