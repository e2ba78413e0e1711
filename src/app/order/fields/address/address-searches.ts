import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { World } from '#app/world.ts'
import { createPlaceSearch, type KnownPlaces, type PlaceSearch } from '#state/form/place-search.ts'
import type { AddressName } from '../../model/order-values.ts'

type Books = Readonly<Record<AddressName, KnownPlaces>>

/** The search of each end of the route: first what the account knows, which comes when a field is first entered. */
export function createAddressSearches(
  { places, sleep }: Pick<World, 'places' | 'sleep'>,
  loadBooks: () => Promise<Books>,
): Readonly<Record<AddressName, PlaceSearch>> {
  let books: Books | null = null
  const known = (name: AddressName): KnownPlaces => ({
    load: () =>
      loadBooks()
        .then((loaded) => (books ??= loaded)[name].load())
        .catch(forgiving(() => {})),
    match: (text) => books?.[name].match(text) ?? [],
  })
  return {
    pickupAdr: createPlaceSearch(places, sleep, known('pickupAdr')),
    address: createPlaceSearch(places, sleep, known('address')),
  }
}
