import type { ColumnDefinitionBuilder } from 'kysely'
import type { Engine } from './database.ts'

/** How an engine spells a key that it counts itself: the column's type, and what makes it the key (decision 011). */
export function identityColumn(engine: Engine) {
  return {
    idType: engine === 'sqlite' ? 'integer' : 'bigint',
    identity: (column: ColumnDefinitionBuilder) =>
      engine === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
  } as const
}
