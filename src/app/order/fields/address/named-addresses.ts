import type { Suggestion } from '#adapters/places/places.ts'
import type { FavouriteAddress } from '#contract/account/favourites.ts'
import { plainText } from '#rules/moment/french.ts'
import type { FavouritesOfUser } from '#state/favourites/favourites.ts'
import type { KnownPlaces } from '#state/form/place-search.ts'
import { searchable } from './past-address.ts'
import type { World } from '#app/world.ts'
import type { AddressName } from '../../model/order-values.ts'
import { createPastAddresses } from './past-addresses.ts'

/** The addresses that an account has named, before the ones it ordered from and to. */
export function namedFirst(favourites: FavouritesOfUser, past: KnownPlaces): KnownPlaces {
  return {
    load: () => Promise.all([favourites.load(), past.load()]).then(() => {}),
    match(text) {
      const named = fitting(favourites.list().addresses, searchable(text))
      const labels = new Set(named.map(({ label }) => plainText(label)))
      return [...named, ...past.match(text).filter(({ label }) => !labels.has(plainText(label)))].slice(
        0,
        text.trim() === '' ? mostUntyped : mostTyped,
      )
    },
  }
}

/** Those whose name and address have words that begin like the typed ones; all when nothing is typed. */
function fitting(addresses: readonly FavouriteAddress[], typed: string): readonly Suggestion[] {
  const beginnings = typed
    .split(' ')
    .filter(Boolean)
    .map((word) => ` ${word}`)
  const found = addresses.filter(({ name, place }) =>
    beginnings.every((beginning) => searchable(`${name} ${place.label}`).includes(beginning)),
  )
  return found.slice(0, mostNamed).map(({ id, name, place }) => ({
    id: `named ${id}`,
    label: place.label,
    primary: name,
    secondary: place.label,
    mark: 'Enregistrée',
    locate: async () => place,
  }))
}

const mostNamed = 4
const mostUntyped = 6
const mostTyped = 4

/** What an account knows of each end of a route: first the addresses that have a name, then those of past orders. */
export function knownAddresses({
  orders,
  places,
  favourites,
}: Pick<World, 'orders' | 'places' | 'favourites'>): Readonly<Record<AddressName, KnownPlaces>> {
  const past = createPastAddresses(orders, places)
  return { pickupAdr: namedFirst(favourites, past.pickup), address: namedFirst(favourites, past.delivery) }
}
