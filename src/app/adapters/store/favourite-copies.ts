import * as v from 'valibot'
import { keptFavourites, type Favourites } from '#contract/account/favourites.ts'
import { createDraftStore, erasedUsers, favouritesKey } from './draft-store.ts'

/** A copy of what a user named, for offline use (decision 115). Calls reject where a browser keeps nothing. */
export interface FavouriteCopies {
  /** Null when there is none, or none that this version of the app reads. */
  read(userId: number): Promise<Favourites | null>
  /** In the place of what lay there; not after its user signed out. */
  write(userId: number, copy: Favourites): Promise<void>
}

export function createFavouriteCopies(): FavouriteCopies {
  const store = createDraftStore()
  return {
    async read(userId) {
      const read = v.safeParse(keptFavourites, await store.read(favouritesKey(userId)))
      return read.success ? read.output : null
    },
    async write(userId, copy) {
      if (!erasedUsers.has(userId)) await store.write((kept) => void kept.put(copy, favouritesKey(userId)))
    },
  }
}
