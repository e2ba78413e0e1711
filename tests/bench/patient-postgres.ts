import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/tables.ts'

/** PostgreSQL as the server opens it, but that a statement may take as long as a million rows need. */
export function patientPostgres(url: string): Database {
  types.setTypeParser(types.builtins.INT8, Number)
  const pool = new Pool({ connectionString: url, max: 10 })
  // The cluster is stopped before the last connection has said good-bye.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
