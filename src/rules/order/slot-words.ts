import { deliveryTypeLabel } from '#rules/price/delivery-types.ts'
import { askedSlot, slotDay, slotStart, slotThatHolds, type Slot } from './delivery-times.ts'
import { betweenHours, halfDayLabel, halfDayName } from '#rules/moment/flex-slots.ts'
import { capitalized, clock, dayAndMonth, inProse, longDay, shortDay } from '#rules/moment/french.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { timeOn } from '#rules/moment/near-day.ts'
import type { ParisDay } from '#rules/moment/paris-time.ts'

/** What every wording of a slot is made of: its hours in prose, by the name of a half-day, and as letters have them. */
function wordsOf(slot: Slot) {
  if (slot.kind === 'half-day') {
    const { halfDay } = slot.slot
    const [hours, part, label] = [betweenHours(halfDay), halfDayName(halfDay), halfDayLabel(halfDay)]
    return { act: '', comma: ',', hours, part, label }
  }
  const time = clock(slot.at)
  const isPickup = slot.kind === 'pickup'
  const hours = `${isPickup || slot.isAbout ? 'vers' : 'à'} ${inProse(time)}`
  return { act: isPickup ? 'retrait ' : '', comma: '', hours, part: hours, label: isPickup ? hours : `à ${time}` }
}

/** Its hours alone: 'entre 13 h et 17 h', 'à 10 h 30', 'retrait vers 10 h 30'. */
export function slotHours(slot: Slot): string {
  const { act, hours } = wordsOf(slot)
  return `${act}${hours}`
}

/** 'prévue lundi 23 novembre, entre 13 h et 17 h', without a day 'prévu à 10 h 30', 'retrait prévu vers 10 h 30'. */
export function plannedWords(slot: Slot, day: string, planned: 'prévu' | 'prévue'): string {
  const { act, comma, hours } = wordsOf(slot)
  return `${act === '' ? planned : `${act}prévu`} ${day === '' ? '' : `${day}${comma} `}${hours}`
}

/** As letters say it: 'mercredi 18 novembre 2026, Après-midi 13h-17h', 'mardi 24 novembre 2026 à 15:00'. */
export function fullSlot(slot: Slot): string {
  const { act, comma, label } = wordsOf(slot)
  return `${act}${longDay(slotStart(slot))}${comma} ${label}`
}

/** 'mercredi 18 novembre, après-midi', 'mardi 24 novembre à 15 h', 'lundi 23 nov. vers 8 h'; or with another `day`. */
export function shortSlot(slot: Slot, day = (slot.kind === 'pickup' ? shortDay : dayAndMonth)(slotDay(slot))): string {
  const { comma, part } = wordsOf(slot)
  return `${day}${comma} ${part}`
}

/** 'Lundi 23 nov., entre 13 h et 17 h', 'Mardi 24 nov. à 15 h', 'Retrait vendredi 20 nov. vers 10 h 30'. */
export function slotInShort(slot: Slot): string {
  const { act, comma, hours } = wordsOf(slot)
  return capitalized(`${act}${shortDay(slotDay(slot))}${comma} ${hours}`)
}

/** 'parti à 13:41'; 'parti lundi 23 novembre à 13:41' where that is not the `day` that is spoken of. */
export function leftWords(leftAt: Date, day: ParisDay): string {
  return `parti ${timeOn(day, leftAt)}`
}

/** When an order that is not over comes, as letters say it: 'Flex, mercredi 18 novembre 2026, Après-midi 13h-17h'. */
export function heldMoment(order: Parameters<typeof slotThatHolds>[0]): string {
  return `${deliveryTypeLabel(order.moment.type)}, ${fullSlot(slotThatHolds(order))}`
}

/** The same of a moment; an urgent pickup is reckoned from `countedFrom` (R15). */
export function fullMoment(moment: Moment, countedFrom: Date): string {
  return `${deliveryTypeLabel(moment.type)}, ${fullSlot(askedSlot(moment, countedFrom))}`
}
