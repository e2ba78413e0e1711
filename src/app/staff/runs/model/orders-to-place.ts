import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { halfDayName, halfDayOf, halfDays, type HalfDay } from '#rules/moment/flex-slots.ts'
import { capitalized } from '#rules/moment/french.ts'
import { parisDay, type ParisDay } from '#rules/moment/paris-time.ts'
import type { Load } from '#rules/run/run-moves.ts'

/** What stands under one head; `halfDay`: null for what an earlier day has left. */
export interface OrdersToPlace {
  readonly halfDay: HalfDay | null
  readonly title: string
  readonly orders: readonly StaffOrder[]
}

/**
 * The orders of a day by the half that each is expected in, as a call for half a day takes them: what earlier days have
 * left, then « Matin », « Après-midi »; none without orders.
 */
export function ordersToPlace(orders: readonly StaffOrder[], day: ParisDay): OrdersToPlace[] {
  const under = Map.groupBy(orders, (order) => {
    const expected = halfDayOf(expectedAt(order))
    return expected.day < day ? null : expected.halfDay
  })
  return [null, ...halfDays].flatMap((halfDay) => {
    const found = under.get(halfDay)
    const title = halfDay === null ? 'Des jours d’avant' : capitalized(halfDayName(halfDay))
    return found === undefined ? [] : { halfDay, title, orders: found }
  })
}

/** An order as the rules of runs know it. */
export function loadOf(order: StaffOrder): Load {
  return {
    orderId: order.id,
    status: order.status ?? 0,
    isCovered: order.paid === 1 || order.onAccount,
    day: parisDay(expectedAt(order)),
  }
}

function expectedAt({ expectedAt: at, orderedAt }: StaffOrder): Date {
  return at ?? orderedAt
}
