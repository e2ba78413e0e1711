import { deliveryTypeLabel } from '#rules/price/delivery-types.ts'
import { awaitedSlot, deliveryTimes, slotDay, type Slot } from './delivery-times.ts'
import { betweenHours } from '#rules/moment/flex-slots.ts'
import { capitalized, clock, inSentence, shortDay } from '#rules/moment/french.ts'
import { isLate, lateWords, type LateOrder } from './late.ts'
import { nearDay } from '#rules/moment/near-day.ts'
import { parisDay, type ParisDay } from '#rules/moment/paris-time.ts'
import { leftWords, shortSlot } from './slot-words.ts'

/** When an order comes, or came, in two short lines. `instead`: what was asked for, where the team set another date. */
export interface SlotHeadline {
  readonly title: string
  readonly detail: string
  readonly instead: string | null
}

/** 'Mercredi 25 nov., matin' and 'entre 7 h et 12 h · Flex'; once there 'Livré samedi 21 nov.' and 'à 09:38'. */
export function slotHeadline(order: LateOrder & { readonly orderedAt: Date }, now: Date): SlotHeadline {
  const today = parisDay(now)
  const { asked, holds, isMoved, leftAt, arrivedAt } = deliveryTimes(order)
  const instead = isMoved && asked !== null ? slotWord(asked, today) : null
  if (arrivedAt !== null)
    return { title: `Livré ${dayWord(parisDay(arrivedAt), today)}`, detail: `à ${clock(arrivedAt)}`, instead: null }
  if (holds === null) return { title: `Commandée ${dayWord(parisDay(order.orderedAt), today)}`, detail: '', instead }
  const present = leftAt !== null ? leftWords(leftAt, slotDay(holds)) : isLate(order, now) ? inSentence(lateWords) : ''
  if (order.moment === null)
    return { title: capitalized(dayWord(slotDay(holds), today)), detail: capitalized(present), instead }
  const fact = present || (isMoved ? 'nouvelle date' : deliveryTypeLabel(order.moment.type))
  return {
    title: capitalized(slotWord(awaitedSlot(holds, order.status), today)),
    detail: holds.kind === 'half-day' ? `${betweenHours(holds.slot.halfDay)} · ${fact}` : capitalized(fact),
    instead,
  }
}

/** 'mercredi 25 nov., matin', 'demain à 10 h', 'aujourd’hui vers 10 h 30' */
export function slotWord(slot: Slot, today: ParisDay): string {
  return shortSlot(slot, dayWord(slotDay(slot), today))
}

/** 'aujourd’hui', 'demain', 'hier', 'samedi 21 nov.', and of another year 'vendredi 21 nov. 2025'. */
function dayWord(day: ParisDay, today: ParisDay): string {
  return nearDay(day, today, shortDay)
}
