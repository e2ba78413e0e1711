import type { Stop } from '#contract/order/order.ts'
import type { Repeatable } from '#contract/order/repeatable.ts'
import type { AddressValue } from '../model/address-value.ts'
import { spacedPhone } from '#rules/text/phone.ts'
import { textsForForm } from '../model/form-texts.ts'
import { placeOfStop } from '../model/stop-place.ts'
import type { OrderValues } from '../model/order-values.ts'

/**
 * What ordering again puts into the form: everything but the date, the slip, its reference, and the number that the
 * goods lie under.
 */
export function repeatedValues(order: Repeatable): Partial<OrderValues> {
  const { email, ...texts } = textsForForm(order)
  return {
    ...(email !== '' && { email }),
    ...texts,
    telephone: spacedPhone(texts.telephone),
    pickupAdr: pickedStop(order.pickup),
    address: pickedStop(order.delivery),
    poids: order.band,
    livraisonType: order.type,
  }
}

function pickedStop(stop: Stop): AddressValue {
  return { text: stop.label, place: placeOfStop(stop), dropped: false }
}
