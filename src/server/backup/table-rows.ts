import { createHash } from 'node:crypto'
import { PostgresAdapter, sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { keyOf, type TableName } from './table-keys.ts'

export type Row = Readonly<Record<string, string | number | null>>

/** What a table holds, whatever the order and the engine: how many rows, and the sum of their digests. */
export interface TableSum {
  readonly rows: number
  readonly digest: string
}

/** All rows of a table, so many at a time. */
export async function* rowsOf(db: Database, table: TableName, most = 500): AsyncGenerator<readonly Row[]> {
  const key = keyOf(table)
  const columns = sql.join(key.map((column) => sql.ref(column)))
  for (let last: Row | undefined; ;) {
    const after = last === undefined ? sql`` : sql`where (${columns}) > (${sql.join(key.map((name) => last?.[name]))})`
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${most}`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < most) return
    last = rows.at(-1)
  }
}

/** Adds rows up as they pass. */
export function createSum() {
  let [rows, digest] = [0, 0n]
  return {
    add(more: readonly Row[]): void {
      for (const row of more) digest = (digest + digestOf(row)) % 2n ** 256n
      rows += more.length
    },
    get total(): TableSum {
      return { rows, digest: digest.toString(16).padStart(64, '0') }
    },
  }
}

export async function sumOf(db: Database, table: TableName): Promise<TableSum> {
  const sum = createSum()
  for await (const rows of rowsOf(db, table)) sum.add(rows)
  return sum.total
}

export function isSame(one: TableSum | undefined, other: TableSum): boolean {
  return one?.rows === other.rows && one.digest === other.digest
}

function digestOf(row: Row): bigint {
  const inOrder = Object.keys(row)
    .toSorted()
    .map((name) => [name, row[name]])
  return BigInt(`0x${createHash('sha256').update(JSON.stringify(inOrder)).digest('hex')}`)
}

/** The last number that a table gave, as none is given twice; null where it counts nothing. */
export async function lastNumber(db: Database, table: TableName): Promise<number | null> {
  if (keyOf(table)[0] !== 'id') return null
  if (!isPostgres(db)) {
    const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${table}`.execute(db)
    return rows[0]?.seq ?? null
  }
  const sequence = await sequenceOf(db, table)
  if (sequence === null) return null
  const { rows } = await sql<{
    last: number | null
  }>`select case when is_called then last_value end as last from ${sql.raw(sequence)}`.execute(db)
  return rows[0]?.last ?? null
}

/** The next row has a greater number than that. */
export async function setLastNumber(db: Database, table: TableName, last: number): Promise<void> {
  if (isPostgres(db)) {
    const sequence = await sequenceOf(db, table)
    if (sequence !== null) await sql`select setval(${sequence}, ${last})`.execute(db)
    return
  }
  const changed = await sql`update sqlite_sequence set seq = ${last} where name = ${table}`.execute(db)
  if (changed.numAffectedRows === 0n)
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db)
}

async function sequenceOf(db: Database, table: TableName): Promise<string | null> {
  const isNumbered = await sql<{ type: string }>`select data_type as type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and column_name = 'id' and is_identity = 'YES'`.execute(
    db,
  )
  if (isNumbered.rows.length === 0) return null
  const { rows } = await sql<{ name: string | null }>`select pg_get_serial_sequence(${table}, 'id') as name`.execute(db)
  return rows[0]?.name ?? null
}

function isPostgres(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
