import type { Database } from './database.ts'

interface Counted {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

const pools = new WeakMap<Database, Counted>()

/** Remembers a database's pool, which Kysely hides; here, as a server on SQLite loads no driver of PostgreSQL. */
export function countPool(db: Database, pool: Counted): Database {
  pools.set(db, pool)
  return db
}

/** Connections in use and idle, and who waits for one; null on SQLite, which has no pool. */
export function poolCounts(db: Database): { used: number; idle: number; waiting: number } | null {
  const pool = pools.get(db)
  if (pool === undefined) return null
  return { used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }
}
