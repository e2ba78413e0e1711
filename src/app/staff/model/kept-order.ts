import type { StaffWorld } from '../staff-world.ts'
import { staffLists, type StaffOrder } from '#contract/staff/staff-orders.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'

/** What this device kept of an order, on whichever list; null where it kept nothing. */
export async function keptOrder(
  copies: StaffWorld['copies'],
  userId: number,
  id: number,
): Promise<{ readonly order: StaffOrder; readonly at: Date } | null> {
  for (const list of staffLists) {
    const copy = await copies.read(userId, list).catch(forgiving(() => null))
    const order = copy?.orders.find((each) => each.id === id)
    if (copy && order) return { order, at: copy.at }
  }
  return null
}
