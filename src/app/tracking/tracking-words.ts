import type { TrackedDelivery } from '#contract/tracking.ts'
import { arrivalWords } from '#rules/arrival.ts'
import { halfDayOf } from '#rules/delivery-times.ts'
import { betweenHours } from '#rules/flex-slots.ts'
import { clock, inProse, longDayAndTime } from '#rules/french.ts'
import { orderStatus } from '#rules/order-status.ts'

/** Where a delivery stands, in large: 'En route vers Mougins', 'Livrée à Mougins'; without the town where none is known. */
export function trackingHeadline({ status, toTown }: Pick<TrackedDelivery, 'status' | 'toTown'>): string {
  const isThere = status === orderStatus.delivered
  if (toTown === '') return isThere ? 'Livrée' : 'En route'
  return isThere ? `Livrée à ${toTown}` : `En route vers ${toTown}`
}

/** And when: ['Arrivée', 'cet après-midi, avant 17 h'], ['Le', 'vendredi 20 novembre 2026 à 14:02']. */
export function trackingMoment(delivery: TrackedDelivery, now: Date): readonly [string, string] {
  const { status, deliveredAt } = delivery
  if (status === orderStatus.delivered) return deliveredAt === null ? ['', ''] : ['Le', longDayAndTime(deliveredAt)]
  return arrivalWords({ ...delivery, isHalfDay: isHalfDay(delivery) }, now)
}

/** Under the town it goes to, what was promised: 'entre 13 h et 17 h', 'vers 15 h 30'. */
export function townHours(delivery: TrackedDelivery): string {
  return isHalfDay(delivery) ? betweenHours(halfDayOf(delivery.due).halfDay) : `vers ${inProse(clock(delivery.due))}`
}

function isHalfDay({ moment }: TrackedDelivery): boolean {
  return moment?.type === 'flex'
}
