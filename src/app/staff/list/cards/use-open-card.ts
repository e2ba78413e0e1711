import { useState } from 'react'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { isOver } from '#rules/order/order-status.ts'

/** The open card, null where all are folded. `after`: those under it; `wasOver`: it was opened to look at. */
interface OpenCard {
  readonly id: number | null
  readonly after: readonly number[]
  readonly wasOver: boolean
}

/** The open card: the tapped one, first the next to do; once it is over, the one under it. `orders`: as on screen. */
export function useOpenCard(orders: readonly StaffOrder[]): {
  readonly openId: number | null
  toggle(order: StaffOrder): void
} {
  const [open, keep] = useState<OpenCard | null>(null)
  const id = open?.id === null ? null : openIdOf(orders, open)
  // It stays open though a more pressing one comes.
  if (id !== null && id !== open?.id) keep(openedAt(orders, id))
  return {
    openId: id,
    toggle: (order) => keep(order.id === id ? { id: null, after: [], wasOver: false } : openedAt(orders, order.id)),
  }
}

/** The open card while it is to do, then the next such one under it, else the first; with nothing to do, itself. */
export function openIdOf(orders: readonly StaffOrder[], open: OpenCard | null): number | null {
  const waiting = orders.filter((order) => !isOver(order)).map(({ id }) => id)
  const stands =
    open !== null &&
    open.id !== null &&
    (waiting.includes(open.id) || (open.wasOver && orders.some(({ id }) => id === open.id)))
  if (stands) return open.id
  const next = open?.after.find((id) => waiting.includes(id)) ?? waiting[0]
  return next ?? orders.find(({ id }) => open === null || id === open.id)?.id ?? null
}

export function openedAt(orders: readonly StaffOrder[], id: number): OpenCard {
  const at = orders.findIndex((order) => order.id === id)
  const order = orders[at]
  return { id, after: orders.slice(at + 1).map((each) => each.id), wasOver: order !== undefined && isOver(order) }
}
