import { setTimeout as pause } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteDriver,
  type SqliteDialectConfig,
} from 'kysely'
import { DatabaseBusy } from './is-database-away.ts'

/**
 * What all visits to one database share. `turns`: a transaction has the database for itself until its end; `waiting`:
 * one asks again for all.
 */
interface Retrying {
  readonly turns: Mutex
  readonly waiting: Mutex
  readonly mostMs: number
}

/**
 * Kysely's driver for a `busy_timeout` of 0, as SQLite would block the one thread: what another process holds up is
 * retried every 20 ms, after `mostMs` `DatabaseBusy`. Transactions begin as writers.
 */
export class RetryingSqliteDriver extends SqliteDriver {
  readonly #retrying: Retrying

  constructor(config: SqliteDialectConfig, mostMs: number) {
    super(config)
    this.#retrying = { turns: openMutex(), waiting: openMutex(), mostMs }
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new Visit(await super.acquireConnection(), this.#retrying)
  }

  override async releaseConnection(visit?: DatabaseConnection): Promise<void> {
    if (visit instanceof Visit) visit.leave()
  }
}

class Visit implements DatabaseConnection {
  readonly #database: DatabaseConnection
  readonly #retrying: Retrying
  /** Gives the turn back; there while a transaction is open. */
  #give: (() => void) | null = null

  constructor(database: DatabaseConnection, retrying: Retrying) {
    this.#database = database
    this.#retrying = retrying
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#give === null) return await this.#retried<R>(query)
    const result = await this.#database.executeQuery<R>(query)
    if (query.sql === 'commit' || query.sql === 'rollback') this.leave()
    return result
  }

  streamQuery(): never {
    throw new Error('nothing is streamed')
  }

  leave(): void {
    this.#give?.()
    this.#give = null
  }

  async #retried<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const until = performance.now() + this.#retrying.mostMs
    const first = await this.#once<R>(query)
    if (first !== busy) return first
    const give = await this.#retrying.waiting.lock()
    try {
      for (;;) {
        const result = await this.#once<R>(query)
        if (result !== busy) return result
        if (performance.now() >= until) throw new DatabaseBusy('another process writes')
        await pause(againMs)
      }
    } finally {
      give()
    }
  }

  async #once<R>(query: CompiledQuery): Promise<QueryResult<R> | typeof busy> {
    const give = await this.#retrying.turns.lock()
    try {
      const result = await this.#database.executeQuery<R>(query)
      if (query.sql === 'begin') this.#give = give
      return result
    } catch (error) {
      if (isBusy(error)) return busy
      throw error
    } finally {
      if (this.#give === null) give()
    }
  }
}

const busy = Symbol('busy')
const againMs = 20

/** SQLITE_BUSY, and its further kinds in the higher bits. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}

/** For one at a time. */
interface Mutex {
  /** Waits for its turn; returns what gives it back. */
  lock(): Promise<() => void>
}

function openMutex(): Mutex {
  let last = Promise.resolve()
  return {
    async lock() {
      const before = last
      let leave = () => {}
      last = new Promise((resolve) => (leave = resolve))
      await before
      return leave
    },
  }
}
