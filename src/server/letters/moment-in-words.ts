import type { OrderMoment } from '#contract/order.ts'
import { deliveryTypeLabel } from '#rules/delivery-types.ts'
import { halfDayLabel } from '#rules/flex-slots.ts'
import { clock, longDay } from '#rules/french.ts'
import { parisInstant } from '#rules/paris-time.ts'

/** 'Flex, mercredi 18 novembre 2026, Après-midi 13h-17h'. */
export function momentInWords(moment: OrderMoment): string {
  const label = deliveryTypeLabel(moment.type)
  if (moment.type === 'urgent') return label
  if (moment.type === 'planifiee') return `${label}, ${longDay(moment.at)} à ${clock(moment.at)}`
  return `${label}, ${longDay(parisInstant(moment.slot.day, '12:00'))}, ${halfDayLabel(moment.slot.halfDay)}`
}
