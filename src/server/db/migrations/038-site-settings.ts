import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What managers set of the provider's days: closings, holidays of regions. Each version stays. */
export const siteSettings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('site_settings')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('by_name', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('site_settings_versions', ['name', 'version'])
      .execute()
  },
}
