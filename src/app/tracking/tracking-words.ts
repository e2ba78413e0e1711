import type { TrackedDelivery } from '#contract/tracking.ts'
import { arrivalWords } from '#rules/arrival.ts'
import { clock, longDayAndTime } from '#rules/french.ts'
import { instantFromNow } from '#rules/moment.ts'
import { orderStatus } from '#rules/order-status.ts'
import { parisDay } from '#rules/paris-time.ts'

/** Where a delivery stands, in large: 'En route vers Mougins', 'Livrée à Mougins'; without the town where none is known. */
export function trackingHeadline({ status, toTown }: Pick<TrackedDelivery, 'status' | 'toTown'>): string {
  const isThere = status === orderStatus.delivered
  if (toTown === '') return isThere ? 'Livrée' : 'En route'
  return isThere ? `Livrée à ${toTown}` : `En route vers ${toTown}`
}

/** And when: ['Arrivée', 'cet après-midi, avant 17:00'], ['Le', 'vendredi 20 novembre 2026 à 14:02']. */
export function trackingMoment({ status, moment, due, deliveredAt }: TrackedDelivery, now: Date): readonly [string, string] {
  if (status === orderStatus.delivered) return deliveredAt === null ? ['', ''] : ['Le', longDayAndTime(deliveredAt)]
  return ['Arrivée', moment === null ? instantFromNow(due, now) : arrivalWords(moment, due, now)]
}

/** 'parti à 13:41', with its day when that is another: 'parti le vendredi 20 novembre 2026 à 13:41'. */
export function leftWords(leftAt: Date, now: Date): string {
  return parisDay(leftAt) === parisDay(now) ? `parti à ${clock(leftAt)}` : `parti le ${longDayAndTime(leftAt)}`
}
