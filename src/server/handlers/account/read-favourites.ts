import type { Api } from '#contract/api.ts'
import { favouritesOf } from '#server/favourites/favourites.ts'
import type { Handler } from '#server/http/handler.ts'

/** What the caller has named. */
export const readFavourites: Handler<Api['readFavourites']> = async ({ caller }, { db }) => ({
  success: true,
  data: await favouritesOf(db, caller.id),
})
