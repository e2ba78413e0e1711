import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/handler.ts'
import { staffLists } from '#server/staff/staff-list.ts'
import { staffOrdersOnWire } from '#server/staff/staff-order.ts'

/** One list of the team's, and how many orders stand on each. */
export const staffOrders: Handler<Api['staffOrders']> = async ({ query: { liste, q } }, { db, now }) => {
  const lists = await staffLists(db, q, now())
  const comptes = Object.fromEntries(Object.entries(lists).map(([name, orders]) => [name, orders.length]))
  return { success: true, data: await staffOrdersOnWire(db, lists[liste], now()), comptes }
}
