import type { Stop } from '#contract/order/order.ts'
import type { Place } from '#contract/places/places.ts'
import { lacksStreetNumber, readAddressLabel } from '#rules/text/address-label.ts'

/**
 * The place of an address that was ordered before. Its warnings are read from its label: orders do not keep how exact
 * their points are.
 */
export function placeOfStop({ label, lat, lng }: Stop): Place {
  const { street, postcode, city } = readAddressLabel(label)
  return {
    label,
    lat,
    lng,
    postcode,
    city,
    hasNumber: street !== '' && !lacksStreetNumber(street),
    approximate: street === '',
  }
}
