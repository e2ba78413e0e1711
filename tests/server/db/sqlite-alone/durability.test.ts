import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openSqlite } from '#server/db/sqlite.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'

const db = openSqlite(join((await openProvider()).folder, 'colibat.db'))
afterAll(() => db.destroy())

describe('the embedded database', () => {
  it('has written what it answers for, though the power fails', async () => {
    const read = async (name: string) =>
      Object.values((await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})
    // 2 is FULL.
    expect([await read('synchronous'), await read('journal_mode'), await read('foreign_keys')]).toEqual([
      [2],
      ['wal'],
      [1],
    ])
  })
})
