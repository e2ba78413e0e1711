import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '#server/tables.ts'

/** What the hourly sweep and the end of an account look for, without reading whole tables. */
export const moreIndexes: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createIndex('users_erased')
      .on('users')
      .column('erased_at')
      .where('erased_at', 'is not', null)
      .execute()
    await db.schema.createIndex('ended_tokens_expired').on('ended_tokens').column('expires_at').execute()
    await db.schema.createIndex('reset_codes_expired').on('reset_codes').column('expires_at').execute()
    await db.schema.createIndex('abandonments_of').on('abandonments').column('claimed_supplier_id').execute()
  },
}
