import { addHours } from 'date-fns/addHours'
import { addMinutes } from 'date-fns/addMinutes'
import { slotDay, slotEnd, slotStart, type Slot } from './delivery-times.ts'
import { betweenHours } from '#rules/moment/flex-slots.ts'
import { capitalized, clock, inProse, shortDay } from '#rules/moment/french.ts'

/** In one short line: 'Lundi 23 nov., entre 13 h et 17 h', 'Mardi 24 nov. à 15 h', 'Retrait vendredi 20 nov. vers 10 h 30'. */
export function slotInShort(slot: Slot): string {
  const day = shortDay(slotDay(slot))
  if (slot.kind === 'half-day') return `${capitalized(day)}, ${betweenHours(slot.slot.halfDay)}`
  return slot.kind === 'time'
    ? `${capitalized(day)} à ${inProse(clock(slot.at))}`
    : `Retrait ${day} vers ${inProse(clock(slot.at))}`
}

/** From when to when a calendar sets it aside: the half-day; half an hour from the chosen time; an hour from an urgent pickup on. */
export function slotOnCalendar(slot: Slot): { readonly from: Date; readonly to: Date } {
  const from = slotStart(slot)
  switch (slot.kind) {
    case 'half-day':
      return { from, to: slotEnd(slot) }
    case 'time':
      return { from, to: addMinutes(from, 30) }
    case 'pickup':
      return { from, to: addHours(from, 1) }
  }
}
