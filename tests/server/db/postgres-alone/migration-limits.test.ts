import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { makeEarlyTables } from '#tests/server/fixtures/grown-database.ts'
import { newEmptyDatabase } from '#tests/server/fixtures/test-database.ts'

const log = { info() {}, warn() {}, error() {} }
const database = await newEmptyDatabase('')
const before = await database.open(log)
await makeEarlyTables(before, 'postgres')

afterAll(async () => {
  await before.destroy()
  await database.drop()
})

describe('the migrations of a start', () => {
  it('give up, and say so, where another connection holds a table, instead of keeping every reader of it waiting', async () => {
    await before.transaction().execute(async (copy) => {
      await sql`lock table orders in access share mode`.execute(copy)
      const told = await openDatabase({ DATABASE_URL: database.url, DATA_DIR: '' }, log, { lockMs: 50 }).then(
        () => '',
        (error: Error) => error.message,
      )
      expect(told).toMatch(/^La migration 012-cancellations a échoué : canceling statement due to lock timeout\n/)
      expect(told).toContain(
        'Une table est tenue par une autre connexion : arrête les autres serveurs, attends la fin d’une copie (pg_dump), puis relance.',
      )
    })
  })

  it('have no limit but that of their locks, though what the server asks later has one', async () => {
    await sql`create table noted (statement text, lock text)`.execute(before)
    await sql`create function note_limits() returns event_trigger language plpgsql as
      $$ begin insert into noted values (current_setting('statement_timeout'), current_setting('lock_timeout')); end $$`.execute(
      before,
    )
    await sql`create event trigger limits_noted on ddl_command_end execute function note_limits()`.execute(before)
    const db = await openDatabase({ DATABASE_URL: database.url, DATA_DIR: '' }, log)
    expect((await sql`select distinct statement, lock from noted`.execute(db)).rows).toEqual([
      { statement: '0', lock: '5s' },
    ])
    expect((await sql`select current_setting('statement_timeout') as statement`.execute(db)).rows).toEqual([
      { statement: '10s' },
    ])
    await db.destroy()
  })
})
