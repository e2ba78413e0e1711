import type { Caller } from '#adapters/net/caller.ts'
import { placeNear, resolvePlace, suggestPlaces, type Place } from '#contract/places/places.ts'
import type { Places, Suggestion } from './places.ts'

/** Addresses through the provider's own server, which asks the state's service or its gazetteer. */
export function createProviderPlaces(call: Caller): Places {
  return {
    prepare: () => {},
    async suggest(text, signal) {
      const { data, credit } = await call(suggestPlaces, { query: { q: text }, signal, timeoutMs: 6000 })
      return { items: data.map(suggestionOf), credit }
    },
    async resolve(text) {
      const { data } = await call(resolvePlace, { query: { q: text.slice(0, longest) }, timeoutMs: 6000 })
      return data
    },
    async near({ lat, lng }) {
      const { data } = await call(placeNear, { body: { lat, lng }, timeoutMs: 8000 })
      return data
    },
  }
}

/** What the provider reads of an address. */
const longest = 200

function suggestionOf(place: Place, index: number): Suggestion {
  const area = [place.postcode, place.city].filter(Boolean).join(' ')
  const street =
    area !== '' && place.label.endsWith(area) ? place.label.slice(0, -area.length).replace(/[\s,]+$/, '') : place.label
  return {
    id: `${index}-${place.label}`,
    label: place.label,
    primary: street === '' ? place.label : street,
    secondary: [street === '' ? '' : area, place.approximate ? 'point approximatif : la commune' : '']
      .filter(Boolean)
      .join(' · '),
    locate: async () => place,
  }
}
