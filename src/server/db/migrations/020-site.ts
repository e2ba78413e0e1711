import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What tells which files belong to this database: one row, whose mark lies among the files, too. */
export const site: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('site')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('files_mark', 'text')
      .execute()
  },
}
