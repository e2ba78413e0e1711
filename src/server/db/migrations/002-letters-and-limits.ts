import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identityColumn } from '#server/db/database.ts'

/** Messages of the contact form, the outbox, and the buckets of the rate limits. */
export function lettersAndLimits(engine: Engine): Migration {
  const { idType, identity } = identityColumn(engine)

  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('contact_messages')
        .addColumn('id', idType, identity)
        .addColumn('name', 'text', required)
        .addColumn('email', 'text', required)
        .addColumn('message', 'text', required)
        .addColumn('file_path', 'text', (column) => column.unique())
        .addColumn('file_name', 'text')
        .addColumn('file_type', 'text')
        .addColumn('file_bytes', 'integer')
        .addColumn('file_sha256', 'text')
        .addColumn('created_at', 'bigint', required)
        .execute()

      await db.schema
        .createTable('letters')
        .addColumn('id', idType, identity)
        .addColumn('once_key', 'text', (column) => column.unique())
        .addColumn('to_name', 'text', required)
        .addColumn('to_address', 'text', required)
        .addColumn('reply_to_name', 'text')
        .addColumn('reply_to_address', 'text')
        .addColumn('subject', 'text', required)
        .addColumn('text', 'text', required)
        .addColumn('html', 'text', required)
        .addColumn('created_at', 'bigint', required)
        .addColumn('next_try_at', 'bigint')
        .addColumn('attempts', 'integer', required)
        .addColumn('leased_until', 'bigint')
        .addColumn('leased_by', 'text')
        .addColumn('sent_at', 'bigint')
        .addColumn('last_error', 'text')
        .execute()
      await db.schema.createIndex('letters_to_send').on('letters').columns(['next_try_at', 'id']).execute()
      await db.schema.createIndex('letters_sent').on('letters').column('sent_at').execute()

      await db.schema
        .createTable('letter_attachments')
        .addColumn('id', idType, identity)
        .addColumn('letter_id', idType, (column) => column.notNull().references('letters.id').onDelete('cascade'))
        .addColumn('path', 'text', required)
        .addColumn('name', 'text', required)
        .addColumn('content_type', 'text', required)
        .execute()
      await db.schema.createIndex('letter_attachments_of').on('letter_attachments').column('letter_id').execute()

      await db.schema
        .createTable('rate_limits')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('empty_at', 'bigint', required)
        .execute()
      await db.schema.createIndex('rate_limits_empty').on('rate_limits').column('empty_at').execute()
    },
  }
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
