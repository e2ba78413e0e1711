import { CompiledQuery, Kysely, type DatabaseConnection, type Dialect, type Driver } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/tables.ts'
import { never, type ProcessLife } from './process-life.ts'

/**
 * The database as one process sees it: each statement, `begin` and `commit` too, is a point where the connection may
 * break or the process may die. What a dead process had open is rolled back, as the engine would. The database itself
 * outlives all processes.
 */
export function createMortalDatabase(lasting: Database, life: ProcessLife): Database {
  const executor = lasting.getExecutor()
  const dialect: Dialect = {
    createAdapter: () => executor.adapter,
    createQueryCompiler: () => ({ compileQuery: (node, id) => executor.compileQuery(node, id) }),
    createIntrospector: () => lasting.introspection,
    createDriver: () => createMortalDriver(executor, life),
  }
  return new Kysely<Tables>({ dialect })
}

function createMortalDriver(executor: ReturnType<Database['getExecutor']>, life: ProcessLife): Driver {
  return {
    init: async () => {},
    destroy: async () => {},
    async acquireConnection() {
      const connection = await MortalConnection.open(executor, life)
      return life.isDead ? (connection.give(), await never()) : connection
    },
    beginTransaction: async (connection) => void (await connection.executeQuery(begin)),
    commitTransaction: async (connection) => void (await connection.executeQuery(commit)),
    rollbackTransaction: async (connection) => void (await connection.executeQuery(rollback)),
    releaseConnection: async (connection) => (connection as MortalConnection).give(),
  }
}

const [begin, commit, rollback] = ['begin', 'commit', 'rollback'].map((sql) => CompiledQuery.raw(sql)) as [
  CompiledQuery,
  CompiledQuery,
  CompiledQuery,
]

class MortalConnection implements DatabaseConnection {
  readonly #lasting: DatabaseConnection
  readonly #life: ProcessLife
  readonly #release: () => void
  #isOpen = false
  #busy: Promise<unknown> = Promise.resolve()

  static open(executor: ReturnType<Database['getExecutor']>, life: ProcessLife): Promise<MortalConnection> {
    return new Promise((resolve, reject) => {
      const held = (lasting: DatabaseConnection) =>
        new Promise<void>((release) => {
          const connection = new MortalConnection(lasting, life, release)
          void life.end.then(() => connection.give())
          resolve(connection)
        })
      executor.provideConnection(held).catch(reject)
    })
  }

  constructor(lasting: DatabaseConnection, life: ProcessLife, release: () => void) {
    this.#lasting = lasting
    this.#life = life
    this.#release = release
  }

  executeQuery<R>(query: CompiledQuery) {
    return this.#life.through('database', () => this.#execute<R>(query))
  }

  /** A broken connection, or a dead process, leaves no transaction open. */
  give(): void {
    void this.#busy
      .then(() => (this.#isOpen ? this.#execute(rollback) : undefined))
      .catch(() => {})
      .finally(this.#release)
  }

  streamQuery(): never {
    throw new Error('nothing is streamed')
  }

  async #execute<R>(query: CompiledQuery) {
    if (query === begin) this.#isOpen = true
    if (query === commit || query === rollback) {
      if (!this.#isOpen) return { rows: [] as R[] }
      this.#isOpen = false
    }
    const work = this.#lasting.executeQuery<R>(query)
    this.#busy = work.catch(() => {})
    return await work
  }
}
