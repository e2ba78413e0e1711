import type { SiteSettingsValues } from '#contract/settings/site-settings.ts'
import { availabilityOf } from '#rules/moment/closings.ts'
import { parisDay, parisInstant } from '#rules/moment/paris-time.ts'
import { halfDayOf } from '#rules/moment/flex-slots.ts'
import { orderConflicts, type Conflict } from '#rules/order/order-conflicts.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { shortSlot } from '#rules/order/slot-words.ts'
import { halfDayOfWeek } from '#rules/order/week-words.ts'
import { weekday } from '#rules/moment/paris-time.ts'
import type { Database } from '#server/db/database.ts'
import { slotsOf } from '#server/orders/moment-of.ts'
import { closingsOf } from './site-settings.ts'

/**
 * The paid orders of today and later, and those under way, that these settings leave no place, the first in time.
 * `before`: only those that had one under these.
 */
export async function conflictingOrders(
  db: Database,
  settings: SiteSettingsValues,
  now: Date,
  before?: SiteSettingsValues,
) {
  const rows = await placedOrders(db, parisInstant(parisDay(now), '0:00'))
  const orders = rows.map((row) => ({
    row,
    expectedAt: new Date(row.expected_at ?? 0),
    band: row.weight_band,
    slipKg: row.detected_kg,
  }))
  const under = (values: SiteSettingsValues) =>
    orderConflicts(orders, availabilityOf(closingsOf(values, now)), values.capacity)
  const known = new Set(before === undefined ? [] : under(before).map(({ order }) => order))
  const found = under(settings)
    .filter(({ order }) => !known.has(order))
    .toSorted((one, other) => one.order.expectedAt.getTime() - other.order.expectedAt.getTime())
  return {
    nombre: found.length,
    liste: found.slice(0, mostListed).map(({ order: { row, expectedAt }, conflict }) => ({
      id: row.id,
      societe: row.company || row.email,
      moment: shortSlot(slotsOf(row).holds),
      pourquoi: conflictWords(conflict, expectedAt),
    })),
  }
}

const mostListed = 100

/** In the order in which they were made: the first ones have their places. */
async function placedOrders(db: Database, from: Date) {
  const { validating, preparing, delivering } = orderStatus
  return await db
    .selectFrom('orders')
    .select([
      'id',
      'company',
      'email',
      'status',
      'flex_day',
      'flex_half_day',
      'planned_at',
      'ordered_at',
      'counted_from',
      'expected_at',
      'weight_band',
      'detected_kg',
    ])
    .where('status', 'in', [validating, preparing, delivering])
    .where('expected_at', '>=', from.getTime())
    .where((or) =>
      or.or([or('payment_status', '=', 1), or('account_at', 'is not', null), or('status', '=', delivering)]),
    )
    .orderBy('id')
    .execute()
}

function conflictWords(conflict: Conflict, expectedAt: Date): string {
  if (conflict.kind === 'closed') return `Fermé\u00A0: ${conflict.reason}`
  const { day, halfDay } = halfDayOf(expectedAt)
  return `Plus de place ${halfDayOfWeek({ weekday: weekday(day), halfDay })}`
}
