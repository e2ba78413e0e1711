import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { type FailingHost, failingHost } from '#tests/server/fixtures/failing-host.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'

const provider = await openProvider()
const [ends, waits] = [[] as (() => unknown)[], { connectMs: 300, silenceMs: 300 }]
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  provider.takeLog()
})

/** A database that was reached, through a host that can fail. */
async function reached(): Promise<{ host: FailingHost; db: Database }> {
  const host = await failingHost(provider.database.url ?? '')
  const db = openPostgres(host.url, provider.world.log, waits)
  ends.push(host.close, () => db.destroy())
  await sql`select 1`.execute(db)
  return { host, db }
}

describe('a database whose host falls silent', () => {
  it('is waited for no longer than said, by a statement, by a new connection, and by the migrations of a start', async () => {
    const { host, db } = await reached()
    host.fallSilent()
    await expect(sql`select 1`.execute(db)).rejects.toThrow('Query read timeout')
    await expect(sql`select 1`.execute(db)).rejects.toThrow('connection timeout')
    await expect(migrate(db, 'postgres')).rejects.toThrow('connection timeout')
  })

  it('is asked on a new connection after it said nothing on an old one', async () => {
    const { host, db } = await reached()
    host.forgetOpen()
    await expect(sql`select 1`.execute(db)).rejects.toThrow('Query read timeout')
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    expect(provider.takeLog()).toMatchObject([{ message: 'database connection silent' }])
  })

  it('fails a transaction at its first silence: nothing more is asked on that connection', async () => {
    const { host, db } = await reached()
    await db.connection().execute(async (held) => {
      host.forgetOpen()
      await expect(sql`select 1`.execute(held)).rejects.toThrow('Query read timeout')
      await expect(sql`rollback`.execute(held)).rejects.toThrow('not queryable')
    })
  })

  it('is found away within two seconds by whoever asks whether the server is ready', async () => {
    const host = await failingHost(provider.database.url ?? '')
    const db = openPostgres(host.url, provider.world.log)
    ends.push(host.close, () => db.destroy())
    await sql`select 1`.execute(db)
    host.fallSilent()
    const app = createApp({ ...provider.world, db }, { pages: null, isHttps: false, trustProxy: false })
    const asked = performance.now()
    expect((await app.request('/readyz')).status).toBe(503)
    expect(performance.now() - asked).toBeLessThan(5000)
  })
})

describe('a database whose connections are all taken', () => {
  it('refuses a call with a moment to come back at', async () => {
    const db = openPostgres(provider.database.url ?? '', provider.world.log, waits)
    let free = () => {}
    const held = new Promise<void>((resolve) => (free = resolve))
    const holders = Array.from({ length: 10 }, () => db.connection().execute(() => held))
    const app = createApp({ ...provider.world, db }, { pages: null, isHttps: false, trustProxy: false })
    const response = await app.request('/api/login', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email: 'a@b.fr', password: 'Parpaing-42' }) })
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await response.json()).toMatchObject({ success: false, message: 'Le service est momentanément indisponible. Réessaie dans un instant.' })
    free()
    await Promise.all(holders)
    await db.destroy()
  })
})
