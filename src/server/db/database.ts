import type { Kysely, ColumnDefinitionBuilder } from 'kysely'
import type { Tables } from '#server/tables.ts'

/** The two engines behind the one query layer. */
export type Engine = 'sqlite' | 'postgres'

/** The database. Never wait for the network inside one of its transactions. */
export type Database = Kysely<Tables>

/** An instant, in milliseconds since 1970 (decision 011). */
export type Instant = number

/** How an engine spells a key that it counts itself: the column's type, and what makes it the key (decision 011). */
export function identityColumn(engine: Engine) {
  return {
    idType: engine === 'sqlite' ? 'integer' : 'bigint',
    identity: (column: ColumnDefinitionBuilder) =>
      engine === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
  } as const
}

/** An instant as ISO 8601: '2026-11-18T09:00:00.000Z'; null stays null. */
export function iso(instant: Instant | null): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}
