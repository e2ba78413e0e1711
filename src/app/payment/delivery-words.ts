import type { OrderMoment } from '#contract/order.ts'
import { deliveryTypeLabel } from '#rules/delivery-types.ts'
import { flexDeparture } from '#rules/departure.ts'
import { clock, shortDay as dayOf } from '#rules/french.ts'

/** When an order is delivered: 'Flex · lun. 23 nov. matin', 'Planifiée · lun. 23 nov. à 10:30', 'Urgent · retrait dans l’heure'. */
export function deliveryWords(moment: OrderMoment): string {
  return `${deliveryTypeLabel(moment.type)} · ${whenOf(moment)}`
}

/** 'lun. 23 nov.', never cut at the end of a line. */
const shortDay = (day: Date) => dayOf(day).replaceAll(' ', '\u00A0')

function whenOf(moment: OrderMoment): string {
  switch (moment.type) {
    case 'flex':
      return `${shortDay(flexDeparture(moment.slot))} ${moment.slot.halfDay === 'AM' ? 'matin' : 'après-midi'}`
    case 'planifiee':
      return `${shortDay(moment.at)} à ${clock(moment.at)}`
    case 'urgent':
      return 'retrait dans l’heure'
  }
}
