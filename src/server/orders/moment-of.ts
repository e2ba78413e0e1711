import type { Moment } from '#rules/moment.ts'
import type { OrderRow } from './orders.ts'

/** When a stored order is to be delivered. */
export function momentOf({ flex_day: day, flex_half_day: halfDay, planned_at: plannedAt }: Pick<OrderRow, 'flex_day' | 'flex_half_day' | 'planned_at'>): Moment {
  if (day !== null && halfDay !== null) return { type: 'flex', slot: { day, halfDay } }
  return plannedAt === null ? { type: 'urgent' } : { type: 'planifiee', at: new Date(plannedAt) }
}
