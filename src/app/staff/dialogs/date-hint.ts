import { slotEnd, type Slot } from '#rules/order/delivery-times.ts'
import { clock, inProse } from '#rules/moment/french.ts'

/** What is said under the field of a day and a time; of an urgent order no other hour of its day is a date, before its half hour is over: 'Heure de Paris ; le jour du retrait, après 11 h'. */
export function dateHint(asked: Slot | null): string {
  return asked?.kind === 'pickup'
    ? `Heure de Paris ; le jour du retrait, après ${inProse(clock(slotEnd(asked)))}`
    : 'Heure de Paris'
}
