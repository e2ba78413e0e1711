import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { World } from '#app/world.ts'
import { createPlaceSearch, type KnownPlaces, type PlaceSearch } from '#state/form/place-search.ts'
import type { Late } from '../../model/late.ts'
import type { AddressName } from '../../model/order-values.ts'

/** The search of each end of the route: first what the account knows, which comes when a field is first entered. */
export function createAddressSearches(
  world: Pick<World, 'orders' | 'places' | 'sleep' | 'favourites'>,
  late: Pick<Late, 'run'>,
): Readonly<Record<AddressName, PlaceSearch>> {
  const { places, sleep } = world
  let books: Readonly<Record<AddressName, KnownPlaces>> | null = null
  const known = (name: AddressName): KnownPlaces => ({
    load: () => late.run((parts) => (books ??= parts.knownAddresses(world))[name].load()).catch(forgiving(() => {})),
    match: (text) => books?.[name].match(text) ?? [],
  })
  return {
    pickupAdr: createPlaceSearch(places, sleep, known('pickupAdr')),
    address: createPlaceSearch(places, sleep, known('address')),
  }
}
