import { brand } from '#content/company.ts'
import { calendarFile } from '#rules/text/calendar-file.ts'
import { slotOnCalendar, slotThatHolds } from '#rules/order/delivery-times.ts'
import type { EndedOrder } from './ended-order.ts'

/**
 * The delivery of an order as a file that calendars take; one without a number is still to be confirmed. Null where its
 * moment is not known.
 */
export function calendarOf(
  { moment, countedFrom, expectedAt, pickup, delivery, customer, customerCompany, weight }: EndedOrder,
  orderId: number | null,
  writtenAt: Date,
): File | null {
  if (moment === null) return null
  const name = orderId === null ? `demande-${countedFrom.getTime()}` : `commande-${orderId}`
  const slot = slotThatHolds({ moment, countedFrom, expectedAt })
  const isPickup = slot.kind === 'pickup'
  const text = calendarFile(
    {
      uid: `${name}@${brand.toLowerCase()}`,
      writtenAt,
      ...slotOnCalendar(slot),
      title: `${isPickup ? 'Retrait' : 'Livraison'} ${brand}${orderId === null ? ', à confirmer' : ` n° ${orderId}`}`,
      place: isPickup ? pickup : delivery,
      details: [
        `Retrait : ${pickup}`,
        `Livraison : ${delivery}`,
        `Client : ${[customer, customerCompany].filter(Boolean).join(', ')}`,
        weight,
      ].join('\n'),
      isSure: orderId !== null,
    },
    brand,
  )
  return new File([text], `${name}.ics`, { type: 'text/calendar;charset=utf-8' })
}
