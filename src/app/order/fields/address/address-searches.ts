import type { World } from '#app/world.ts'
import { createPlaceSearch, type PlaceSearch } from '#state/place-search.ts'
import type { AddressName } from '../../model/order-values.ts'
import { namedFirst } from './named-addresses.ts'
import { createPastAddresses } from './past-addresses.ts'

/** The search of each end of the route: first the addresses that have a name, then those of past orders. */
export function createAddressSearches({ orders, places, sleep, favourites }: Pick<World, 'orders' | 'places' | 'sleep' | 'favourites'>): Readonly<Record<AddressName, PlaceSearch>> {
  const past = createPastAddresses(orders, places)
  return { pickupAdr: createPlaceSearch(places, sleep, namedFirst(favourites, past.pickup)), address: createPlaceSearch(places, sleep, namedFirst(favourites, past.delivery)) }
}
