import { parisDay } from '#rules/moment/paris-time.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import type { Load } from '#rules/run/run-moves.ts'
import type { Database } from '#server/db/database.ts'
import { isCoveredOrder } from '#server/orders/is-covered.ts'
import type { OrderRow } from '#server/orders/orders.ts'

/**
 * Orders that may go on a run and are on none, expected from then, if anything, up to then; the first expected first,
 * at most 500.
 */
export async function ordersWithoutRun(db: Database, from: Date | null, to: Date): Promise<OrderRow[]> {
  return await db
    .selectFrom('orders')
    .selectAll()
    .where('status', 'in', [orderStatus.validating, orderStatus.preparing])
    .$if(from !== null, (query) => query.where('expected_at', '>=', from?.getTime() ?? 0))
    .where('expected_at', '<', to.getTime())
    .where((or) => or.or([or('payment_status', '=', 1), or('account_at', 'is not', null)]))
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('run_stops').select('place').whereRef('run_stops.order_id', '=', 'orders.id'))),
    )
    .orderBy('expected_at')
    .orderBy('id')
    .limit(500)
    .execute()
}

/** An order as the rules of runs know it. */
export function loadOf(order: OrderRow): Load {
  const { id: orderId, status } = order
  return { orderId, status, isCovered: isCoveredOrder(order), day: expectedDay(order) }
}

/** The Paris day that an order is expected on. */
export function expectedDay({ expected_at: at, ordered_at: orderedAt }: Pick<OrderRow, 'expected_at' | 'ordered_at'>) {
  return parisDay(new Date(at ?? orderedAt))
}
