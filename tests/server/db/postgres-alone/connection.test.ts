import { createConnection, createServer, type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openPostgres } from '#server/db/postgres.ts'
import { errorFields } from '#server/log.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'

const provider = await openProvider()
const { db } = provider.world

describe('PostgreSQL', () => {
  it('waits for no statement, and no idle transaction, longer than ten seconds', async () => {
    const read = async (name: string) => Object.values((await sql<Record<string, unknown>>`show ${sql.raw(name)}`.execute(db)).rows[0] ?? {})
    expect([await read('statement_timeout'), await read('idle_in_transaction_session_timeout')]).toEqual([['10s'], ['10s']])
  })

  it('is not waited for when its host falls silent', async () => {
    const host = await silentHost()
    const alone = openPostgres(host.url, provider.world.log, 200)
    await sql`select 1`.execute(alone)
    host.fallSilent()
    await expect(sql`select 1`.execute(alone)).rejects.toThrow('Query read timeout')
    host.close()
    await alone.destroy()
    provider.takeLog()
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

/** The lent PostgreSQL, reached through a host that can fall silent. */
async function silentHost() {
  const real = new URL(provider.database.url ?? '')
  const folder = real.searchParams.get('host')
  const target = folder === null ? { host: real.hostname, port: Number(real.port || 5432) } : { path: `${folder}/.s.PGSQL.${real.port || 5432}` }
  const ends: { pause(): void; destroy(): void }[] = []
  const host = createServer((near) => {
    const far = createConnection(target)
    near.pipe(far).pipe(near)
    for (const end of [near, far]) ends.push(end.on('error', () => {}))
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const url = new URL(real)
  url.search = ''
  url.host = `127.0.0.1:${(host.address() as AddressInfo).port}`
  return {
    url: url.href,
    fallSilent: () => ends.forEach((end) => end.pause()),
    close() {
      host.close()
      ends.forEach((end) => end.destroy())
    },
  }
}
