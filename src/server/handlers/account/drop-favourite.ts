import type { Api } from '#contract/api.ts'
import { dropFavouriteOf, favouritesOf } from '#server/favourites/favourites.ts'
import type { Handler } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'

/** Takes away what the caller has named; another's is as unknown as none (404). */
export const dropFavourite: Handler<Api['dropFavourite']> = async ({ params, caller }, { db }) => {
  if (!(await dropFavouriteOf(db, caller.id, params.id))) throw new HttpError(404, 'Favori introuvable')
  return { success: true, data: await favouritesOf(db, caller.id) }
}
