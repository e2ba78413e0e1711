import { cancellableUntil, isCancellable } from '#rules/order/cancellation.ts'
import { longDayAndTime } from '#rules/moment/french.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { statusLabel } from '#rules/order/status-badge.ts'
import { slotsOf } from '#server/orders/moment-of.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { HttpError } from '#server/log/http-error.ts'
import { standing } from '#server/orders/changed-meanwhile.ts'

/** Refuses what a customer may not cancel by himself: as below, and what was picked up for a delivery that failed, 409. */
export function checkMayCancel(order: OrderRow, now: Date): void {
  if (isWithUs(order))
    throw new HttpError(
      409,
      'La marchandise est déjà avec nous, depuis un premier passage : pour annuler cette commande, contacte-nous.',
      standing(order),
    )
  checkFreeWindow(order, now)
}

function isWithUs({ attempts, status }: OrderRow): boolean {
  return attempts > 0 && status === orderStatus.preparing
}

/** Refuses what a customer may not cancel or change any more (section 9, R51), 409, and names the deadline. */
export function checkFreeWindow(order: OrderRow, now: Date): void {
  const slot = slotsOf(order).holds
  if (isCancellable({ status: order.status, slot }, now)) return
  throw new HttpError(409, sentenceOf(order, cancellableUntil(slot), now), standing(order))
}

function sentenceOf({ status }: OrderRow, until: Date, now: Date): string {
  if (status === orderStatus.cancelled) return 'Cette commande est déjà annulée.'
  const isUnderWay = status === orderStatus.delivering || status === orderStatus.delivered
  if (isUnderWay || now <= until)
    return `Cette commande est « ${statusLabel(status)} » : elle ne peut plus être annulée ni modifiée ici. Contacte-nous.`
  return `Cette commande pouvait être annulée ou modifiée jusqu’au ${longDayAndTime(until)}. Contacte-nous.`
}
