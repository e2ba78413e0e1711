import type { Generated } from 'kysely'
import * as v from 'valibot'
import { favouriteAddressOnWire, favouriteOrderOnWire, mostFavourites } from '#contract/account/favourites.ts'
import { placeSchema } from '#contract/places/places.ts'
import { repeatableWire } from '#contract/order/repeatable.ts'
import type { Database, Instant } from '#server/db/database.ts'
import { HttpError } from '#server/log/http-error.ts'

/** What an account has named: an address to pick, or an order to start from. `content`: JSON, as it travels. */
export interface FavouritesTable {
  id: Generated<number>
  user_id: number
  kind: FavouriteKind
  name: string
  content: string
  kept_at: Instant
}

export type FavouriteKind = 'address' | 'order'

/** What an account has named, by name, as it travels; what this version does not read is left out. */
export async function favouritesOf(
  db: Database,
  userId: number,
): Promise<{
  adresses: v.InferOutput<typeof favouriteAddressOnWire>[]
  modeles: v.InferOutput<typeof favouriteOrderOnWire>[]
}> {
  const rows = await db
    .selectFrom('favourites')
    .select(['id', 'kind', 'name', 'content'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .orderBy('id')
    .execute()
  const of = <Schema extends v.GenericSchema>(kind: FavouriteKind, schema: Schema) =>
    rows.flatMap((row) => {
      const read = v.safeParse(schema, row.kind === kind ? JSON.parse(row.content) : null)
      return read.success ? [{ id: row.id, nom: row.name, content: read.output }] : []
    })
  return {
    adresses: of('address', placeSchema).map(({ content, ...rest }) => ({ ...rest, lieu: content })),
    modeles: of('order', repeatableWire).map(({ content, ...rest }) => ({ ...rest, demande: content })),
  }
}

/** Names something, replacing what had the name; refuses 409 beyond fifty of a kind. Belongs into a transaction. */
export async function keepFavourite(
  transaction: Database,
  userId: number,
  { kind, name, content }: { kind: FavouriteKind; name: string; content: object },
  at: Date,
): Promise<void> {
  const kept = { user_id: userId, kind, name, content: JSON.stringify(content), kept_at: at.getTime() }
  await transaction
    .insertInto('favourites')
    .values(kept)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'name']).doUpdateSet({ content: kept.content, kept_at: kept.kept_at }),
    )
    .execute()
  const { many } = await transaction
    .selectFrom('favourites')
    .select((count) => count.fn.countAll().as('many'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  if (Number(many) > mostFavourites)
    throw new HttpError(409, `Tu en gardes déjà ${mostFavourites} : retire d’abord celui qui ne sert plus.`)
}

/** Takes one of an account's own away; whether it was there. */
export async function dropFavouriteOf(db: Database, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function forgetFavouritesOf(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('favourites').where('user_id', '=', userId).execute()
}
