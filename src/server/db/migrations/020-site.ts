import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** One row: the mark of this database, which lies among its files, too (decision 092). */
export const site: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('site')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('files_mark', 'text', (column) => column.notNull())
      .execute()
  },
}
