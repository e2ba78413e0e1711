import { ref } from 'valtio'
import type { Place } from '#contract/places/places.ts'
import type { AddressValue } from '#app/order/model/address-value.ts'
import { blankValues, type OrderValues } from '#app/order/model/order-values.ts'
import { camille, friday10h } from '#tests/builders/pretend-world.ts'

export const cannes: Place = {
  label: '12 rue des Oliviers, 06400 Cannes',
  lat: 43.5512,
  lng: 7.0128,
  postcode: '06400',
  city: 'Cannes',
  hasNumber: true,
  approximate: false,
}
export const mougins: Place = {
  label: '3 chemin des Pins, 06250 Mougins',
  lat: 43.6003,
  lng: 6.9951,
  postcode: '06250',
  city: 'Mougins',
  hasNumber: true,
  approximate: false,
}

export const picked = (place: Place): AddressValue => ({ text: place.label, place, dropped: false })

/** A slip of that many bytes; it begins as a PDF does, the rest nobody looks at. */
export function aSlip(bytes = 1200, name = 'bordereau.pdf', type = 'application/pdf'): File {
  return new File(['%PDF-1.7\n', new Uint8Array(bytes - 9)], name, { type })
}

/** A form with nothing left to fill; say what is different about yours. */
export function filledValues(changes: Partial<OrderValues> = {}): OrderValues {
  return {
    ...blankValues(camille, friday10h),
    pickupAdr: picked(cannes),
    address: picked(mougins),
    poids: '151-300',
    steClient: 'Exemple Bâtiment',
    clientName: 'Martin',
    clientPrenom: 'Dominique',
    telephone: '06 98 76 54 32',
    deliveryReceipt: { file: ref(aSlip()), refusal: null },
    ...changes,
  }
}
