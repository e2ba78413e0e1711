import type { OutboxEntry } from '#adapters/store/staff-outbox.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { isCovered } from '#rules/order/on-account.ts'
import { orderMoves } from '#rules/order/order-moves.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import type { Lack } from '#state/connection/connection.ts'
import type { OutboxItem } from '#state/outbox/outbox.ts'

/** What of an entry this depends on. */
interface Item extends Pick<OutboxItem<unknown>, 'phase' | 'wasTried'> {
  readonly entry: Pick<OutboxEntry, 'orderId' | 'step' | 'at'>
}

/** An order's unsent steps, oldest first; not the one that is just leaving. Behind a stuck one all others wait. */
export function waitingOf<Waiting extends Item>(
  items: readonly Waiting[],
  orderId: number,
  lacks: Lack | null,
): readonly Waiting[] {
  const mine = ofOrder(items, orderId)
  return lacks !== null || mine.some(({ wasTried }) => wasTried) ? mine : []
}

/** Whether a step of an order is on its way at this moment. */
export function isStepLeaving(items: readonly Item[], orderId: number, lacks: Lack | null): boolean {
  return (
    waitingOf(items, orderId, lacks).length === 0 && ofOrder(items, orderId).some(({ entry }) => entry.step !== null)
  )
}

function ofOrder<Any extends Item>(items: readonly Any[], orderId: number): readonly Any[] {
  return items
    .filter(({ entry, phase }) => entry.orderId === orderId && phase !== 'refused')
    .toSorted((one, other) => one.entry.at.getTime() - other.entry.at.getTime())
}

/** An order as it is once the steps that wait for the network were taken: where it then stands, and its next step. */
export function afterSteps(order: StaffOrder, items: readonly Item[], lacks: Lack | null): StaffOrder {
  return waitingOf(items, order.id, lacks).reduce(
    (standing, { entry }) => (entry.step?.from === standing.status ? afterStep(standing, entry) : standing),
    order,
  )
}

/** An order once that step of it was taken. */
export function afterStep(order: StaffOrder, { step, at }: Item['entry']): StaffOrder {
  if (step === null) return order
  const { to } = step
  const steps = orderMoves({ status: to, isPaid: isCovered(order) }).filter((move) => move.to !== orderStatus.cancelled)
  return {
    ...order,
    status: to,
    steps: [...steps],
    undoableUntil: null,
    deliveredAt: to === orderStatus.delivered ? at : order.deliveredAt,
  }
}
