import { onceUnlessFailed } from '#adapters/lazy/lazy.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { FavouritesOfUser } from './favourites.ts'
import { favouritesOf, favouritesState, type FavouritesState } from './favourites-state.ts'
import type { Session } from '#state/session/session.ts'

/** What the user has named; how it is read, kept and asked for comes when a screen that shows it asks. */
export function createLateFavourites(
  load: (state: FavouritesState) => Promise<FavouritesOfUser>,
  session: Session,
): FavouritesOfUser {
  const state = favouritesState()
  const favourites = onceUnlessFailed(() => load(state))
  return {
    state,
    list: () => favouritesOf(state, session),
    load: () =>
      favourites().then(
        (found) => found.load(),
        forgiving(() => {}),
      ),
    keepAddress: async (...named) => (await favourites()).keepAddress(...named),
    keepOrder: async (...named) => (await favourites()).keepOrder(...named),
    drop: async (id) => (await favourites()).drop(id),
  }
}
