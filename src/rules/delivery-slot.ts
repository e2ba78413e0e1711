import { addHours } from 'date-fns/addHours'
import { addMinutes } from 'date-fns/addMinutes'
import { urgentPickup } from './departure.ts'
import { betweenHours } from './flex-slots.ts'
import { capitalized, clock, inProse, shortDay } from './french.ts'
import type { Moment } from './moment.ts'
import { parisDay, parisInstant } from './paris-time.ts'
import { flexHours } from './timetables.ts'

/** In one short line: 'Lundi 23 nov., entre 13 h et 17 h', 'Mardi 24 nov. à 15 h', 'Retrait vendredi 20 nov. vers 10 h 30'. */
export function slotInShort(moment: Moment, orderedAt: Date): string {
  switch (moment.type) {
    case 'flex':
      return `${capitalized(shortDay(moment.slot.day))}, ${betweenHours(moment.slot.halfDay)}`
    case 'planifiee':
      return `${capitalized(shortDay(parisDay(moment.at)))} à ${inProse(clock(moment.at))}`
    case 'urgent': {
      const pickup = urgentPickup(orderedAt)
      return `Retrait ${shortDay(parisDay(pickup))} vers ${inProse(clock(pickup))}`
    }
  }
}

/** From when to when a calendar sets it aside: the half-day; half an hour from the chosen time; an hour from an urgent pickup on. */
export function slotOnCalendar(moment: Moment, orderedAt: Date): { readonly from: Date; readonly to: Date } {
  switch (moment.type) {
    case 'flex': {
      const { day, halfDay } = moment.slot
      return { from: parisInstant(day, flexHours[halfDay].from), to: parisInstant(day, flexHours[halfDay].to) }
    }
    case 'planifiee':
      return { from: moment.at, to: addMinutes(moment.at, 30) }
    case 'urgent': {
      const from = urgentPickup(orderedAt)
      return { from, to: addHours(from, 1) }
    }
  }
}
