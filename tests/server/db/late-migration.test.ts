import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'

const { db } = (await openProvider()).world

it('a database that met a later migration first gets the one that came after it all the same', async () => {
  await db.schema.alterTable('embedded_intents').dropColumn('last_refusal').execute()
  await sql`delete from kysely_migration where name = '024-refusals'`.execute(db)
  await migrate(db, inject('engine'))
  expect(await db.selectFrom('embedded_intents').select('last_refusal').execute()).toEqual([])
})
