import type { Moment } from '#rules/moment.ts'
import type { OrderRow } from './orders.ts'

/** When a stored order is to be delivered. */
export function momentOf({ flex_day: day, flex_half_day: halfDay, planned_at: plannedAt }: Pick<OrderRow, 'flex_day' | 'flex_half_day' | 'planned_at'>): Moment {
  if (day !== null && halfDay !== null) return { type: 'flex', slot: { day, halfDay } }
  return plannedAt === null ? { type: 'urgent' } : { type: 'planifiee', at: new Date(plannedAt) }
}

/** From when its urgent pickup counts: its order, or its late payment (decision 122). */
export function countedFromOf({ ordered_at: orderedAt, counted_from: countedFrom }: Pick<OrderRow, 'ordered_at' | 'counted_from'>): Date {
  return new Date(countedFrom ?? orderedAt)
}
