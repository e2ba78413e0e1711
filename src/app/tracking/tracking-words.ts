import type { TrackedDelivery } from '#contract/order/tracking.ts'
import { arrivalWords } from '#rules/order/arrival.ts'
import { halfDayOf } from '#rules/order/delivery-times.ts'
import { betweenHours } from '#rules/moment/flex-slots.ts'
import { clock, dayAndMonth, inProse, longDayAndTime } from '#rules/moment/french.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { parisDay } from '#rules/moment/paris-time.ts'

/** Where a delivery stands, in large: 'En route vers Mougins', 'Livrée à Mougins'; without the town where none is known. */
export function trackingHeadline({ status, toTown }: Pick<TrackedDelivery, 'status' | 'toTown'>): string {
  const isThere = status === orderStatus.delivered
  if (toTown === '') return isThere ? 'Livrée' : 'En route'
  return isThere ? `Livrée à ${toTown}` : `En route vers ${toTown}`
}

/** And when: ['Arrivée', 'cet après-midi, avant 17 h'], ['Le', 'vendredi 20 novembre 2026 à 14:02']. */
export function trackingMoment(delivery: TrackedDelivery, now: Date): readonly [string, string] {
  const { status, moment, deliveredAt } = delivery
  if (status === orderStatus.delivered) return deliveredAt === null ? ['', ''] : ['Le', longDayAndTime(deliveredAt)]
  return arrivalWords({ ...delivery, promises: promises[moment?.type ?? 'planifiee'] }, now)
}

const promises = { flex: 'half-day', planifiee: 'time', urgent: 'pickup' } as const

/** Under the town it goes to, what was promised: 'entre 13 h et 17 h', 'vers 15 h 30'; once that is over 'prévue vers 15 h 30', once it is there 'à 16:02, prévue vers 15 h 30', and which day, where it is another. */
export function townHours({ status, moment, due, deliveredAt }: TrackedDelivery, now: Date): string {
  const hours = moment?.type === 'flex' ? betweenHours(halfDayOf(due).halfDay) : `vers ${inProse(clock(due))}`
  const arrivedAt = status === orderStatus.delivered ? deliveredAt : null
  if (arrivedAt === null && now < due) return hours
  const planned =
    parisDay(due) === parisDay(arrivedAt ?? now) ? `prévue ${hours}` : `prévue ${dayAndMonth(parisDay(due))}, ${hours}`
  return arrivedAt === null ? planned : `à ${clock(arrivedAt)}, ${planned}`
}
