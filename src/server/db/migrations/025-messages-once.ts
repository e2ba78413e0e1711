import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '#server/tables.ts'

/**
 * The name under which a message was sent, so that the same one is kept once (decision 113); none of older ones, nor of
 * forms without a script.
 */
export const messagesOnce: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('contact_messages').addColumn('submission_id', 'text').execute()
    await db.schema
      .createIndex('contact_messages_once')
      .on('contact_messages')
      .column('submission_id')
      .unique()
      .execute()
  },
}
