import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { makeEarlyTables } from '#tests/server/fixtures/grown-database.ts'
import { newEmptyDatabase } from '#tests/server/fixtures/test-database.ts'

const log = { info() {}, warn() {}, error() {} }
const folder = await mkdtemp(join(tmpdir(), 'colibat-failing-'))
const database = await newEmptyDatabase(folder)
const before = await database.open(log)
await makeEarlyTables(before, inject('engine'))

afterAll(async () => {
  await before.destroy()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

describe('a migration that fails', () => {
  it('is named with its reason and what to do, and leaves the database to the version before; the next start makes it', async () => {
    await sql`create table favourites (id integer)`.execute(before)
    const shape = await shapeOf(before)
    const start = () => openDatabase({ DATABASE_URL: database.url, DATA_DIR: folder }, log)
    const told = await start().then(
      () => '',
      (error: Error) => error.message,
    )
    expect(told).toMatch(/^La migration 026-favourites a échoué : .*"?favourites"? already exists\n/)
    expect(told).toContain(
      'La base est restée telle qu’elle était : la version d’avant peut la servir.\nCorrige-en la cause, puis relance',
    )
    expect(await shapeOf(before)).toEqual(shape)
    await sql`drop table favourites`.execute(before)
    const db = await start()
    expect(await db.selectFrom('favourites').selectAll().execute()).toEqual([])
    await db.destroy()
  })
})

/** Every table with its columns, and which migrations were made. */
async function shapeOf(db: Database) {
  const tables = (await db.introspection.getTables()).map(({ name, columns }) => [
    name,
    columns.map((column) => column.name),
  ])
  const { rows } = await sql`select name from kysely_migration order by name`.execute(db)
  expect(rows).toHaveLength(6)
  return [...tables, rows]
}
