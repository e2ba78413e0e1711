import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '#server/tables.ts'

/**
 * When an account was last used, warned and erased; files whose row is gone; letters that are forgotten with their
 * sending (decisions 070 and 071).
 */
export const accountLife: Migration = {
  async up(db: Kysely<Tables>) {
    for (const column of ['last_seen_at', 'warned_at', 'erased_at'])
      await db.schema.alterTable('users').addColumn(column, 'bigint').execute()
    await sql`update users set last_seen_at = coalesce((select max(ordered_at) from orders where supplier_id = users.id), created_at)`.execute(
      db,
    )
    await db.schema.createIndex('users_last_seen').on('users').column('last_seen_at').execute()
    await db.schema
      .alterTable('letters')
      .addColumn('is_passing', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('files_to_remove')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .execute()
  },
}
