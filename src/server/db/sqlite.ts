import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync, backup } from 'node:sqlite'
import {
  type Driver,
  Kysely,
  type Logger,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDatabase,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely'
import type { Database } from './database.ts'
import { RetryingSqliteDriver } from './retrying-sqlite.ts'
import type { Tables } from '#server/tables.ts'

/**
 * Opens the embedded database, `:memory:` or a file. A reply after a write means it is on the disk. Another process may
 * write for `mostBusyMs` before `DatabaseBusy`. `watch` hears of each statement.
 */
export function openSqlite(path: string, mostBusyMs = 10_000, watch?: Logger): Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  // Nobody is served yet: two processes that start together may wait for each other here.
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 5000 })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 0')
  return new Kysely<Tables>({
    dialect: new EmbeddedDialect({ database: forKysely(database) }, mostBusyMs),
    ...(watch && { log: watch }),
  })
}

class EmbeddedDialect extends SqliteDialect {
  readonly #driver: () => Driver

  constructor(config: SqliteDialectConfig, mostBusyMs: number) {
    super(config)
    this.#driver = () => new RetryingSqliteDriver(config, mostBusyMs)
  }

  override createDriver(): Driver {
    return this.#driver()
  }

  override createAdapter(): SqliteAdapter {
    return new EmbeddedAdapter()
  }
}

class EmbeddedAdapter extends SqliteAdapter {
  /** SQLite can roll back a `create table`, and two processes may start at once: migrations are one transaction. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** The driver gives the turns: Kysely's own would let nobody read while one waits. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** `node:sqlite` with the face that Kysely expects. Statements are prepared once. */
function forKysely(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      if (prepared.size >= mostPrepared) prepared.clear()
      // A transaction that starts by reading cannot be turned into a writing one while another process writes.
      const statement = asKyselyStatement(database.prepare(sql === 'begin' ? 'begin immediate' : sql))
      prepared.set(sql, statement)
      return statement
    },
  }
}

const mostPrepared = 500

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  }
}

/** Copies the embedded database, which may be in use, into a new file. */
export async function copySqlite(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true })
  try {
    // In one go: a copy in parts begins anew with every order that is placed meanwhile.
    await backup(source, to, { rate: 2 ** 31 - 1 })
  } finally {
    source.close()
  }
}
