/// <reference types="google.maps" />
import type { Place } from '#contract/places/places.ts'

/**
 * A place of Google as an address of ours, with the postcode the server finds it by (decision 085). Null without point
 * or postcode. `types`: what the prediction said it is.
 */
export function placeOfGoogle(place: GooglePlace, types: readonly string[]): Place | null {
  const { location, formattedAddress, addressComponents = [] } = place
  const part = (type: string) => addressComponents.find((component) => component.types.includes(type))?.longText ?? null
  const [postcode, city] = [part('postal_code'), part('locality')]
  if (!location || !formattedAddress || postcode === null) return null
  const hasNumber = part('street_number') !== null || part('premise') !== null
  return {
    label: labelled(formattedAddress.replace(/,?\s*France$/, ''), postcode, city),
    lat: location.lat(),
    lng: location.lng(),
    postcode,
    city,
    hasNumber,
    approximate: !hasNumber && part('route') === null && !types.some((type) => sites.has(type)),
  }
}

/** What is read of Google's place. */
type GooglePlace = Pick<google.maps.places.Place, 'location' | 'formattedAddress' | 'addressComponents'>

/** A point of its own, not a commune's centre. */
const sites: ReadonlySet<string> = new Set([
  'establishment',
  'point_of_interest',
  'premise',
  'subpremise',
  'street_address',
  'route',
  'intersection',
])

/** 'Chemin de la Plaine, Mougins' → 'Chemin de la Plaine, 06250 Mougins'. */
function labelled(address: string, postcode: string, city: string | null): string {
  if (address.includes(postcode)) return address
  const street =
    city !== null && address.endsWith(city) ? address.slice(0, -city.length).replace(/[\s,]+$/, '') : address
  return [street, `${postcode} ${city ?? ''}`.trim()].filter(Boolean).join(', ')
}
