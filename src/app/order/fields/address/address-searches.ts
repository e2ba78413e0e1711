import type { World } from '#app/world.ts'
import { createPlaceSearch, type PlaceSearch } from '#state/place-search.ts'
import type { AddressName } from '../../model/order-values.ts'
import { createPastAddresses } from './past-addresses.ts'

/** The search of each end of the route, the addresses of past orders first. */
export function createAddressSearches({ orders, places, sleep }: Pick<World, 'orders' | 'places' | 'sleep'>): Readonly<Record<AddressName, PlaceSearch>> {
  const past = createPastAddresses(orders, places)
  return { pickupAdr: createPlaceSearch(places, sleep, past.pickup), address: createPlaceSearch(places, sleep, past.delivery) }
}
