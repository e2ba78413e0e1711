import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** Opens the embedded database, `:memory:` or a file whose folder is made. A reply sent after a write means the write is on the disk. */
export function openSqlite(path: string): Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: busyMs })
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  return new Kysely<Tables>({ dialect: new EmbeddedDialect({ database: forKysely(database) }) })
}

/** Another process may hold the write lock this long before a write fails. */
const busyMs = 5000

/** SQLite can roll back a `create table`, and two processes may start at once: the migrations need one transaction. */
class EmbeddedDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true
      }
    })()
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
