import { deliveryTypeLabel } from '#rules/price/delivery-types.ts'
import { askedSlot, slotDay, slotThatHolds, type Slot } from './delivery-times.ts'
import { betweenHours, halfDayLabel, halfDayName } from '#rules/moment/flex-slots.ts'
import { clock, dayAndMonth, inProse, longDay, longDayAndTime, shortDay } from '#rules/moment/french.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { parisDay, parisInstant, type ParisDay } from '#rules/moment/paris-time.ts'

/** Its hours alone: 'entre 13 h et 17 h', 'à 10 h 30', 'retrait vers 10 h 30'. */
export function slotHours(slot: Slot): string {
  if (slot.kind === 'half-day') return betweenHours(slot.slot.halfDay)
  return `${slot.kind === 'pickup' ? 'retrait ' : ''}${hourWords(slot)}`
}

/** 'à 10 h 30', or 'vers 10 h 30' where no more is promised. */
export function hourWords(slot: Exclude<Slot, { kind: 'half-day' }>): string {
  return `${slot.kind === 'pickup' || slot.isAbout ? 'vers' : 'à'} ${inProse(clock(slot.at))}`
}

/** That it is expected, with its day where that is told: 'prévue lundi 23 novembre, entre 13 h et 17 h', 'prévu à 10 h 30', 'retrait prévu vers 10 h 30'. `planned`: 'prévu' or 'prévue'. */
export function plannedWords(slot: Slot, day: string, planned: 'prévu' | 'prévue'): string {
  if (slot.kind === 'half-day') return `${planned} ${day === '' ? '' : `${day}, `}${slotHours(slot)}`
  const at = `${day === '' ? '' : `${day} `}${hourWords(slot)}`
  return slot.kind === 'pickup' ? `retrait prévu ${at}` : `${planned} ${at}`
}

/** With its year, as letters say it: 'mercredi 18 novembre 2026, Après-midi 13h-17h', 'mardi 24 novembre 2026 à 15:00', 'retrait lundi 23 novembre 2026 vers 8 h'. */
export function fullSlot(slot: Slot): string {
  if (slot.kind === 'half-day')
    return `${longDay(parisInstant(slot.slot.day, '12:00'))}, ${halfDayLabel(slot.slot.halfDay)}`
  return slot.kind === 'pickup'
    ? `retrait ${longDay(slot.at)} vers ${inProse(clock(slot.at))}`
    : longDayAndTime(slot.at)
}

/** In a line of a ticket: 'mercredi 18 novembre, après-midi', 'mardi 24 novembre à 15 h', 'lundi 23 nov. vers 8 h'. */
export function shortSlot(slot: Slot): string {
  if (slot.kind === 'half-day') return `${dayAndMonth(slot.slot.day)}, ${halfDayName(slot.slot.halfDay)}`
  if (slot.kind === 'pickup') return `${shortDay(slotDay(slot))} vers ${inProse(clock(slot.at))}`
  return `${dayAndMonth(slotDay(slot))} à ${inProse(clock(slot.at))}`
}

/** That it left: 'parti à 13:41'; 'parti lundi 23 novembre à 13:41' where that is not the day that is spoken of. */
export function leftWords(leftAt: Date, day: ParisDay): string {
  const left = parisDay(leftAt)
  return `parti ${left === day ? '' : `${dayAndMonth(left)} `}à ${clock(leftAt)}`
}

/** When an order that is not over comes, as letters say it: 'Flex, mercredi 18 novembre 2026, Après-midi 13h-17h'. */
export function heldMoment(order: Parameters<typeof slotThatHolds>[0]): string {
  return `${deliveryTypeLabel(order.moment.type)}, ${fullSlot(slotThatHolds(order))}`
}

/** A moment with its type, its year and its hours: 'Flex, mercredi 18 novembre 2026, Après-midi 13h-17h'; an urgent pickup is reckoned from `countedFrom` (R15). */
export function fullMoment(moment: Moment, countedFrom: Date): string {
  return `${deliveryTypeLabel(moment.type)}, ${fullSlot(askedSlot(moment, countedFrom))}`
}
