import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { tableNames, type TableName } from './table-keys.ts'
import { createSum, isSame, lastNumber, rowsOf, setLastNumber, sumOf, type Row, type TableSum } from './table-rows.ts'

export type TableSums = Readonly<Record<TableName, TableSum>>

/** A table that came over otherwise than it was. */
export class CopyDiffers extends Error {
  override readonly name = 'CopyDiffers'
}

/**
 * Copies every table between two databases of this version, of either engine, and compares them. A table comes whole or
 * not at all; one that is there already is left, so that a cut copy goes on.
 */
export async function copyTables(
  from: Database,
  to: Database,
  told: (table: TableName, sum: TableSum) => void = () => {},
): Promise<TableSums> {
  const sums: Partial<Record<TableName, TableSum>> = {}
  for (const table of tableNames) {
    const sum = await copyTable(from, to, table)
    sums[table] = sum
    told(table, sum)
  }
  return sums as TableSums
}

async function copyTable(from: Database, to: Database, table: TableName): Promise<TableSum> {
  const there = await sumOf(to, table)
  if (there.rows > 0 && isSame(there, await sumOf(from, table))) return there
  const sum = createSum()
  await to.transaction().execute(async (transaction) => {
    await sql`delete from ${sql.table(table)}`.execute(transaction)
    for await (const rows of rowsOf(from, table)) {
      sum.add(rows)
      await insertRows(transaction, table, rows)
    }
    const last = await lastNumber(from, table)
    if (last !== null) await setLastNumber(transaction, table, last)
  })
  if (!isSame(await sumOf(to, table), sum.total)) throw new CopyDiffers(table)
  return sum.total
}

/** SQLite takes 32,766 values at once. */
async function insertRows(to: Database, table: TableName, rows: readonly Row[]): Promise<void> {
  const most = Math.floor(30_000 / Object.keys(rows[0] ?? { none: null }).length)
  for (let at = 0; at < rows.length; at += most)
    await to
      .insertInto(table)
      .values(rows.slice(at, at + most) as never)
      .execute()
}
