import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import type { TownOrders } from '#rules/order/order-heads.ts'

/** A head of the list and how many stand under it; none where the list is one. */
export function ListHeading({
  id,
  title,
  towns,
}: {
  readonly id: string
  readonly title: string
  readonly towns: readonly TownOrders<StaffOrder>[]
}) {
  if (title === '') return null
  return (
    <h2 id={id} className="staff-heading">
      {title} <span>{towns.reduce((sum, { orders }) => sum + orders.length, 0)}</span>
    </h2>
  )
}
