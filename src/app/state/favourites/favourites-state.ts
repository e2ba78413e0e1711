import { proxy, ref } from 'valtio'
import type { Favourites } from '#contract/account/favourites.ts'
import type { Session } from '#state/session/session.ts'

/** What is known of what a user has named. `owner`: whose it is; null: nothing is known yet. */
export interface FavouritesState {
  owner: number | null
  list: Favourites
}

/** A valtio proxy. */
export function favouritesState(): FavouritesState {
  return proxy<FavouritesState>({ owner: null, list: ref(none) })
}

/** What is known of the present user's; nothing of another's. */
export function favouritesOf(state: FavouritesState, session: Session): Favourites {
  return state.owner !== null && state.owner === (session.state.user?.id ?? null) ? state.list : none
}

const none: Favourites = { addresses: [], orders: [] }
