import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** By what the servers of one database know that they have one key. */
export const keyDigest: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('site').addColumn('key_digest', 'text').execute()
  },
}
