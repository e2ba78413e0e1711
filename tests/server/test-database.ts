import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import type { Log } from '#server/log.ts'

/** An empty database of the project's engine: a file, or a database of its own in the lent PostgreSQL. `url` is null for a file. */
export interface TestDatabase {
  readonly url: string | null
  /** One more connection to it, with its tables. */
  open(log: Log): Promise<Database>
  drop(): Promise<void>
}

export async function newTestDatabase(folder: string): Promise<TestDatabase> {
  return inject('engine') === 'sqlite' ? sqliteIn(folder) : await newPostgres()
}

function sqliteIn(folder: string): TestDatabase {
  return {
    url: null,
    async open() {
      const db = openSqlite(join(folder, 'colibat.db'))
      await migrate(db, 'sqlite')
      return db
    },
    drop: async () => {},
  }
}

async function newPostgres(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const lent = inject('postgresUrl')
  const url = lent.replace(/\/[^/?]+(?=\?|$)/, `/${name}`)
  await asOwner(lent, `create database ${name}`)
  return {
    url,
    async open(log) {
      const db = openPostgres(url, log)
      await migrate(db, 'postgres')
      return db
    },
    drop: () => asOwner(lent, `drop database ${name} with (force)`),
  }
}

async function asOwner(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
