import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { migrate, pendingMigrations } from '#server/db/migrate.ts'
import { isBeingMoved, moveMark } from '#server/db/move-mark.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { HttpError } from '#server/log/http-error.ts'
import { copyTables, type TableSums } from './copy-tables.ts'
import { withPostgres } from './make-backup.ts'
import { refuseRows } from './restore-backup.ts'

/**
 * Copies the embedded database of a stopped server into an empty PostgreSQL, compared table by table. Cut off, it goes
 * on; until it is done no server starts on the new one. The old one stays as it is.
 */
export async function moveDatabase(folder: string, url: string, told: (line: string) => void): Promise<TableSums> {
  const place = join(folder, 'colibat.db')
  if (!existsSync(place)) throw new HttpError(404, `${place} n’existe pas.`)
  const from = openSqlite(place)
  try {
    if ((await pendingMigrations(from)).length > 0)
      throw new HttpError(
        409,
        'La base de données attend la mise à jour de cette version : démarre le serveur une fois, puis arrête-le.',
      )
    return await withPostgres(url, (to) => moveInto(from, to, told))
  } finally {
    await from.destroy()
  }
}

async function moveInto(from: Database, to: Database, told: (line: string) => void): Promise<TableSums> {
  if (!(await isBeingMoved(to))) {
    await refuseRows(to)
    await sql`create table ${sql.table(moveMark)} (begun integer)`.execute(to)
  }
  await migrate(to, 'postgres')
  const sums = await copyTables(from, to, (table, { rows }) => told(`${table} : ${rows}`))
  await sql`drop table ${sql.table(moveMark)}`.execute(to)
  return sums
}
