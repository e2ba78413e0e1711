import { sql } from 'kysely'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { openWorld } from '#server/bo/open-world.ts'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { readEnv } from '#server/config/env.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'

const provider = await openProvider()
const { db } = provider.world
const engine = inject('engine')
const names = async () =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
    ({ name }) => name,
  )
/** The command line of this version on that database. */
const openByTeam = async () => {
  let opened: Database | undefined
  try {
    await openWorld(
      readEnv({ DATA_DIR: provider.folder, DATABASE_URL: provider.database.url ?? '' }),
      () => provider.now,
      (database) => (opened = database),
    )
  } finally {
    await opened?.destroy()
  }
}

describe('A database of a later version', () => {
  beforeEach(async () => {
    await sql`insert into kysely_migration values ('999-later', '2030-01-01')`.execute(db)
    return async () => void (await sql`delete from kysely_migration where name = '999-later'`.execute(db))
  })

  it.each([
    ['the server', () => migrate(db, engine)],
    ['the command line', openByTeam],
  ])('is left as it is by %s, which says so and the way back', async (_, open) => {
    const all = await names()
    await expect(open()).rejects.toThrow(
      'La base de données est celle d’une version plus récente que celle-ci, qui ne connaît pas : 999-later. Rien n’est changé.',
    )
    await expect(open()).rejects.toThrow('npm run bo -- restore')
    expect(await names()).toEqual(all)
  })
})

describe('A database of the version before', () => {
  beforeEach(async () => {
    await db.schema.alterTable('site').dropColumn('key_digest').execute()
    await sql`delete from kysely_migration where name = '034-key-digest'`.execute(db)
  })

  it('is brought up to date by the server, never by the command line: a server of that version may run', async () => {
    const refusal = 'La base de données attend la mise à jour de cette version (034-key-digest).'
    await expect(openByTeam()).rejects.toThrow(refusal)
    await expect(openByTeam()).rejects.toThrow(refusal)
    const told: (readonly string[])[] = []
    await migrate(db, engine, { before: async (pending) => void told.push(pending) })
    await migrate(db, engine, { before: async (pending) => void told.push(pending) })
    expect(told).toEqual([['034-key-digest']])
    await openByTeam()
  })
})
