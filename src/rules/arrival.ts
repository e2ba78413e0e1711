import { clock, inProse } from './french.ts'
import { dayFromNow, slotFromNow, type Moment } from './moment.ts'
import { parisDay, parisInstant } from './paris-time.ts'
import { flexHours } from './timetables.ts'

/**
 * When a delivery arrives, for who waits for it; `due` is until when (`deliveryDue`). 'cet après-midi, avant 17 h', 'demain vers 15 h', and
 * 'd’un moment à l’autre' from then on.
 */
export function arrivalWords(moment: Moment, due: Date, now: Date): string {
  if (now >= due) return 'd’un moment à l’autre'
  if (moment.type === 'flex' && due.getTime() === endOf(moment).getTime()) return `${slotFromNow(moment.slot, now)}, avant ${inProse(clock(due))}`
  return `${dayFromNow(parisDay(due), parisDay(now))} vers ${inProse(clock(due))}`
}

function endOf({ slot }: Extract<Moment, { type: 'flex' }>): Date {
  return parisInstant(slot.day, flexHours[slot.halfDay].to)
}
