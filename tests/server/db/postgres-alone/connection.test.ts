import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { errorFields } from '#server/log/log.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'

const provider = await openProvider()
const { db } = provider.world

describe('PostgreSQL', () => {
  it('waits for no statement, and no idle transaction, longer than ten seconds', async () => {
    const read = async (name: string) =>
      Object.values((await sql<Record<string, unknown>>`show ${sql.raw(name)}`.execute(db)).rows[0] ?? {})
    expect([await read('statement_timeout'), await read('idle_in_transaction_session_timeout')]).toEqual([
      ['10s'],
      ['10s'],
    ])
  })

  it('quotes what it could not read, and the log keeps none of it', async () => {
    const email = 'atelier@exemple.fr'
    const error = await sql`select cast(${email} as bigint)`.execute(db).then(
      () => null,
      (refused: unknown) => refused as Error,
    )
    expect(error?.message).toContain(email)
    expect(errorFields(error)).toMatchObject({ code: expect.any(String), place: expect.stringContaining('at ') })
    expect(JSON.stringify(errorFields(error))).not.toContain(email)
  })
})
