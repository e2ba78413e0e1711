import type { World } from '#app/world.ts'
import type { KnownPlaces } from '#state/form/place-search.ts'
import type { AddressName } from '../../model/order-values.ts'
import { namedFirst } from './named-addresses.ts'
import { createPastAddresses } from './past-addresses.ts'

/** What an account knows of each end of a route: first the addresses that have a name, then those of past orders. */
export function knownAddresses({
  orders,
  places,
  favourites,
}: Pick<World, 'orders' | 'places' | 'favourites'>): Readonly<Record<AddressName, KnownPlaces>> {
  const past = createPastAddresses(orders, places)
  return { pickupAdr: namedFirst(favourites, past.pickup), address: namedFirst(favourites, past.delivery) }
}
