import type { Api } from '#contract/api.ts'
import { favouritesOf, keepFavourite } from '#server/favourites/favourites.ts'
import type { Handler } from '#server/http/handler.ts'

/** Names an address of the caller. */
export const keepAddress: Handler<Api['keepAddress']> = async ({ body: { nom, lieu }, caller }, { db, now }) => {
  await db
    .transaction()
    .execute((transaction) =>
      keepFavourite(transaction, caller.id, { kind: 'address', name: nom, content: lieu }, now()),
    )
  return { success: true, data: await favouritesOf(db, caller.id) }
}
