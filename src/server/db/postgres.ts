import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { Log } from '#server/log.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** Opens PostgreSQL. Nothing waits for ever: 5 s for a connection, 10 s for a statement, `silenceMs` for a host that says nothing at all. */
export function openPostgres(url: string, log: Log, silenceMs = 15_000): Database {
  const pool = new Pool({
    connectionString: url,
    application_name: 'colibat',
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    query_timeout: silenceMs,
    keepAlive: true,
    idle_in_transaction_session_timeout: 10_000,
    types: { getTypeParser },
  })
  // A connection that breaks would otherwise end the process, idle or in use; the pool opens another one. What was asked on it fails by itself.
  pool.on('error', (error) => log.error({ code: codeOf(error) }, 'database connection lost'))
  pool.on('connect', (client) => client.on('error', (error) => log.error({ code: codeOf(error) }, 'database connection cut')))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

function codeOf(error: Error): unknown {
  return 'code' in error ? error.code : undefined
}

const int8 = 20

/** bigint columns and counts are numbers here: cents, milliseconds and identifiers are all far below 2^53. */
const getTypeParser: typeof types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === int8 ? Number : (types.getTypeParser(type, format as 'text') as never)
