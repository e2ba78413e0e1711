import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/http/handler.ts'
import { staffCounts, staffList } from '#server/staff/staff-list.ts'
import { staffOrdersOnWire } from '#server/staff/staff-order.ts'

/** One list of the team's, and how many orders stand on each. */
export const staffOrders: Handler<Api['staffOrders']> = async ({ query: { liste, q } }, { db, now }) => {
  const [orders, counts] = await Promise.all([staffList(db, { list: liste, text: q }, now()), staffCounts(db, now())])
  const comptes = liste === 'recherche' ? { ...counts, recherche: orders.length } : counts
  return { success: true, data: await staffOrdersOnWire(db, orders, now()), comptes }
}
