import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'

const events: string[] = []
const { db } = (await openProvider({ watch: ({ query }) => void events.push(query.sql) })).world
/** As a log whose line is out once the process has a moment for it. */
const log = { info: (_: object, message: string) => void setImmediate(() => events.push(message)) }

it('a database that met a later migration first gets the one that came after it all the same, and its name is out in the log before it begins', async () => {
  await db.schema.alterTable('embedded_intents').dropColumn('last_refusal').execute()
  await sql`delete from kysely_migration where name = '024-refusals'`.execute(db)
  await migrate(db, inject('engine'), { log })
  expect(await db.selectFrom('embedded_intents').select('last_refusal').execute()).toEqual([])
  expect(events.filter((event) => /last_refusal|^migration /.test(event)).slice(1, 3)).toEqual([
    'migration 024-refusals…',
    'alter table "embedded_intents" add column "last_refusal" text',
  ])
})
