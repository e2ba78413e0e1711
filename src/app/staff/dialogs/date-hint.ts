import { slotEnd, type Slot } from '#rules/order/delivery-times.ts'
import { clock, inProse } from '#rules/moment/french.ts'

/**
 * The hint under a date field. An urgent order keeps its day's hours until its half hour is over: 'Heure de Paris ; le
 * jour du retrait, après 11 h'.
 */
export function dateHint(asked: Slot | null): string {
  return asked?.kind === 'pickup'
    ? `Heure de Paris ; le jour du retrait, après ${inProse(clock(slotEnd(asked)))}`
    : 'Heure de Paris'
}
