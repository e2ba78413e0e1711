import { dropFavouriteOf, favouritesOf, keepFavourite } from '#server/favourites/favourites.ts'
import type { Handlers } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { World } from '#server/world.ts'

export const favouriteCalls = {
  /** What the caller has named. */
  readFavourites: async ({ caller }, { db }) => ({ success: true, data: await favouritesOf(db, caller.id) }),

  /** Names an address of the caller. */
  keepAddress: async ({ body: { nom, lieu }, caller }, world) =>
    await keep(caller.id, { kind: 'address', name: nom, content: lieu }, world),

  /** Names an order that the caller starts others from. */
  keepOrder: async ({ body: { nom, demande }, caller }, world) =>
    await keep(caller.id, { kind: 'order', name: nom, content: demande }, world),

  /** Takes away what the caller has named; another's is as unknown as none (404). */
  dropFavourite: async ({ params, caller }, { db }) => {
    if (!(await dropFavouriteOf(db, caller.id, params.id))) throw new HttpError(404, 'Favori introuvable')
    return { success: true, data: await favouritesOf(db, caller.id) }
  },
} satisfies Partial<Handlers>

async function keep(userId: number, favourite: Parameters<typeof keepFavourite>[2], { db, now }: World) {
  await db.transaction().execute((transaction) => keepFavourite(transaction, userId, favourite, now()))
  return { success: true, data: await favouritesOf(db, userId) } as const
}
