import { sql } from 'kysely'
import type { Database } from './database.ts'

/** The database has met a migration that this version does not have. */
export class LaterSchema extends Error {
  override readonly name = 'LaterSchema'
}

/** Hears which migrations a database with data waits for, before they run; throwing leaves it as it is. */
export type BeforeMigration = (pending: readonly string[]) => Promise<void>

/**
 * Answers which of `known`, this version's migrations, the database waits for. Throws LaterSchema for a database of a
 * later version.
 */
export async function checkSchema(
  db: Database,
  known: readonly string[],
  before: BeforeMigration,
): Promise<readonly string[]> {
  const done = await doneMigrations(db)
  const later = done.filter((name) => !known.includes(name))
  if (later.length > 0) throw new LaterSchema(laterSchema(later))
  const pending = known.filter((name) => !done.includes(name))
  if (done.length > 0 && pending.length > 0) await before(pending)
  return pending
}

async function doneMigrations(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === migrationTable)) return []
  return (await sql<{ name: string }>`select name from ${sql.table(migrationTable)}`.execute(db)).rows.map(
    ({ name }) => name,
  )
}

const migrationTable = 'kysely_migration'

function laterSchema(names: readonly string[]): string {
  return [
    `La base de données est celle d’une version plus récente que celle-ci, qui ne connaît pas : ${names.join(', ')}. Rien n’est changé.`,
    '  Démarre de nouveau la version plus récente.',
    '  Ou reviens à la copie d’avant la mise à jour, sans ce qui est arrivé depuis : npm run bo -- restore avec celle que le serveur garde dans',
    '  DATA_DIR/avant-mise-a-jour.db, ou avec la tienne ; pg_restore pour PostgreSQL.',
  ].join('\n')
}
