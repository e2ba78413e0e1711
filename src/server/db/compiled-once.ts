import type { Compilable, CompiledQuery } from 'kysely'
import type { Database } from './database.ts'

/**
 * A query that is asked at nearly every call: its SQL is made once a database, and asked with other parameters each
 * time, in the order in which it names them. `build` gives any parameters.
 */
export function compiledOnce<Row, const Parameters extends readonly unknown[]>(
  build: (db: Database) => Compilable<Row>,
): (db: Database, parameters: Parameters) => CompiledQuery<Row> {
  const known = new WeakMap<Database, CompiledQuery<Row>>()
  return (db, parameters) => {
    let compiled = known.get(db)
    if (compiled === undefined) known.set(db, (compiled = build(db).compile()))
    return { ...compiled, parameters }
  }
}
