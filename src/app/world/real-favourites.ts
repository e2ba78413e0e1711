import type { Caller } from '#adapters/net/caller.ts'
import { createFavouriteCopies } from '#adapters/store/favourite-copies.ts'
import { createFavourites, type FavouritesOfUser } from '#state/favourites/favourites.ts'
import type { FavouritesState } from '#state/favourites/favourites-state.ts'
import type { Session } from '#state/session/session.ts'

/** What the user has named, by the provider and as this device keeps it. */
export function realFavourites(
  world: { readonly call: Caller; readonly session: Session },
  state: FavouritesState,
): FavouritesOfUser {
  return createFavourites({ ...world, copies: createFavouriteCopies() }, state)
}
