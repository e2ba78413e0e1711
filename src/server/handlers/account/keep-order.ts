import type { Api } from '#contract/api.ts'
import { favouritesOf, keepFavourite } from '#server/favourites/favourites.ts'
import type { Handler } from '#server/http/handler.ts'

/** Names an order that the caller starts others from. */
export const keepOrder: Handler<Api['keepOrder']> = async ({ body: { nom, demande }, caller }, { db, now }) => {
  await db
    .transaction()
    .execute((transaction) =>
      keepFavourite(transaction, caller.id, { kind: 'order', name: nom, content: demande }, now()),
    )
  return { success: true, data: await favouritesOf(db, caller.id) }
}
