import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '#server/tables.ts'

/** Until when an unpaid order keeps its place in its half-day. Those that a card may still be charged for have one. */
export const heldPlaces: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('orders').addColumn('held_until', 'bigint').execute()
    await db
      .updateTable('orders')
      .set(({ ref }) => ({ held_until: ref('ordered_at') }))
      .where('payment_status', '=', 0)
      .where('intent_id', 'is not', null)
      .execute()
  },
}
