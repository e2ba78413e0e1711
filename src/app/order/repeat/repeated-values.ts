import type { Stop } from '#contract/order.ts'
import type { Repeatable } from '#contract/repeatable.ts'
import { placeOfStop } from '../model/place-of-stop.ts'
import type { AddressValue, OrderValues } from '../model/order-values.ts'

/** What ordering again puts into the form: everything but the date and the slip. */
export function repeatedValues(order: Repeatable): Partial<OrderValues> {
  const { recipient } = order
  return {
    ...(order.email !== '' && { email: order.email }),
    steName: order.company,
    pickupAdr: pickedStop(order.pickup),
    address: pickedStop(order.delivery),
    poids: order.band,
    livraisonType: order.type,
    steClient: recipient.company,
    clientName: recipient.lastName,
    clientPrenom: recipient.firstName,
    telephone: recipient.phone,
    comment: order.comment,
  }
}

function pickedStop(stop: Stop): AddressValue {
  return { text: stop.label, place: placeOfStop(stop), dropped: false }
}
