import { join } from 'node:path'
import { sql } from 'kysely'
import type { Log } from '#server/log/log.ts'
import type { BeforeMigration } from './check-schema.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { refuseHalfMoved } from './move-mark.ts'

interface Where {
  readonly DATABASE_URL: string | null
  readonly DATA_DIR: string
}

interface Upgrade {
  readonly before?: BeforeMigration | undefined
  readonly lockMs?: number
}

/**
 * Opens the database of the settings, its tables up to date, which takes time with the orders and has no limit but that
 * of locks, `lockMs`. Only the driver that is needed is loaded.
 */
export async function openDatabase(
  { DATABASE_URL: url, DATA_DIR: folder }: Where,
  log: Log,
  { before, lockMs = 5000 }: Upgrade = {},
): Promise<Database> {
  if (url !== null) {
    const { openPostgres } = await import('./postgres.ts')
    await closing(openPostgres(url, log, { connectMs: 5000, silenceMs: 0 }), (db) =>
      migratePostgres(db, { log, before }, lockMs),
    )
    const db = openPostgres(url, log)
    try {
      await refuseHalfMoved(db)
    } catch (error) {
      await db.destroy()
      throw error
    }
    return db
  }
  const { openSqlite } = await import('./sqlite.ts')
  const file = join(folder, 'colibat.db')
  await closing(openSqlite(file, hourMs), (db) => migrate(db, 'sqlite', { log, before }))
  return openSqlite(file)
}

/**
 * A session of its own, whatever limits are set elsewhere. Its locks are short: readers of a table queue behind a
 * waiting lock, and a server that still runs gives up after ten seconds.
 */
async function migratePostgres(db: Database, told: Parameters<typeof migrate>[2], lockMs: number): Promise<void> {
  await db.connection().execute(async (session) => {
    await sql`select set_config('statement_timeout', '0', false), set_config('lock_timeout', ${String(lockMs)}, false)`.execute(
      session,
    )
    await migrate(session, 'postgres', told)
  })
}

async function closing(db: Database, work: (db: Database) => Promise<void>): Promise<void> {
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}

/** For a second process, which waits until the first has made the tables. */
const hourMs = 3_600_000
