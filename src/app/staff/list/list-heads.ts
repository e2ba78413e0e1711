import type { StaffList, StaffOrder } from '#contract/staff/staff-orders.ts'
import { ordersByDay, ordersByHalfDay, ordersInOneList, type OrderHead } from '#rules/order/order-heads.ts'

/** A list under its heads: a day by its half-days, late ones by their days, the others as they came. */
export function listHeads(list: StaffList, orders: readonly StaffOrder[], now: Date): OrderHead<StaffOrder>[] {
  if (list === 'retard') return ordersByDay(orders, now)
  return list === 'aujourdhui' || list === 'demain' ? ordersByHalfDay(orders, now) : ordersInOneList(orders)
}
