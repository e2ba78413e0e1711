import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identityColumn } from '#server/db/database.ts'

/** Runs, their stops and their journal (decision 151). */
export function runs(engine: Engine): Migration {
  const { idType, identity } = identityColumn(engine)

  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('runs')
        .addColumn('id', idType, identity)
        .addColumn('day', 'text', required)
        .addColumn('driver_id', 'bigint', required)
        .addColumn('plate', 'text', required)
        .addColumn('carrier', 'text')
        .addColumn('starts_at', 'bigint', required)
        .addColumn('version', 'integer', required)
        .addColumn('created_at', 'bigint', required)
        .addColumn('closed_at', 'bigint')
        .execute()
      await db.schema.createIndex('runs_of_day').on('runs').column('day').execute()
      await db.schema.createIndex('runs_of_driver').on('runs').columns(['driver_id', 'day']).execute()
      await db.schema
        .createTable('run_stops')
        .addColumn('order_id', 'bigint', required)
        .addColumn('kind', 'text', required)
        .addColumn('run_id', 'bigint', required)
        .addColumn('place', 'integer', required)
        .addColumn('done_at', 'bigint')
        .addPrimaryKeyConstraint('run_stops_key', ['order_id', 'kind'])
        .execute()
      await db.schema.createIndex('run_stops_of_run').on('run_stops').columns(['run_id', 'place']).execute()
      await db.schema
        .createTable('run_changes')
        .addColumn('id', idType, identity)
        .addColumn('run_id', 'bigint', required)
        .addColumn('by_id', 'bigint')
        .addColumn('at', 'bigint', required)
        .addColumn('kind', 'text', required)
        .addColumn('order_id', 'bigint')
        .addColumn('note', 'text')
        .execute()
      await db.schema.createIndex('run_changes_of_run').on('run_changes').column('run_id').execute()
      await db.schema.createIndex('run_changes_by_time').on('run_changes').column('at').execute()
    },
  }
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
