import { Kysely, type Logger, PostgresDialect } from 'kysely'
import { Client, Pool, types } from 'pg'
import type { Log } from '#server/log/log.ts'
import type { Database } from './database.ts'
import { countPool } from './pool-counts.ts'
import type { Tables } from '#server/tables.ts'

/**
 * Milliseconds: for a connection, a new one or one that another request has, and for a host that says nothing at all;
 * 0: for ever, as long as it is there.
 */
export interface PostgresWaits {
  readonly connectMs: number
  readonly silenceMs: number
}

/** Opens PostgreSQL. A statement has 10 s, and what `waits` says. `watch` is told of each statement. */
export function openPostgres(
  url: string,
  log: Log,
  waits: PostgresWaits = { connectMs: 5000, silenceMs: 15_000 },
  watch?: Logger,
): Database {
  const pool = new Pool({
    Client: forgetful(log),
    connectionString: url,
    application_name: 'colibat',
    max: 10,
    connectionTimeoutMillis: waits.connectMs,
    statement_timeout: 10_000,
    query_timeout: waits.silenceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    types: { getTypeParser },
  })
  // A connection that breaks would otherwise end the process, idle or in use; the pool opens another one. What was
  // asked on it fails by itself.
  pool.on('error', (error) => log.error({ code: codeOf(error) }, 'database connection lost'))
  pool.on('connect', (client) =>
    client.on('error', (error) => log.error({ code: codeOf(error) }, 'database connection cut')),
  )
  return countPool(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(watch && { log: watch }) }), pool)
}

/**
 * A connection that is closed once it left a statement without an answer: the pool would lend it again, and what is
 * asked next would wait behind that one.
 */
function forgetful(log: Log): typeof Client {
  return class extends Client {
    override query(...asked: unknown[]): never {
      const answer: unknown = Reflect.apply(super.query, this, asked)
      if (answer instanceof Promise) answer.catch((error: unknown) => void (isSilence(error) && this.#close()))
      return answer as never
    }

    #close(): void {
      log.error({}, 'database connection silent')
      void this.end()
    }
  }
}

/** `pg` gives its time-out no code. */
function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

function codeOf(error: Error): unknown {
  return 'code' in error ? error.code : undefined
}

const int8 = 20

/** bigint columns and counts are numbers here: cents, milliseconds and identifiers are all far below 2^53. */
const getTypeParser: typeof types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === int8 ? Number : (types.getTypeParser(type, format as 'text') as never)
