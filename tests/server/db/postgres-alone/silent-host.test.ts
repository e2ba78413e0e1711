import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { type FailingHost, failingHost } from '#tests/server/fixtures/failing-host.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'

const provider = await openProvider()
const ends: (() => unknown)[] = []
const waits = { connectMs: 300, silenceMs: 300 }

// Time goes by only where a test says so: an answer that comes is never late, however busy the machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(async () => {
  vi.useRealTimers()
  for (const end of ends.splice(0)) await end()
  provider.takeLog()
})

/** A database that was reached, through a host that can fail. */
async function reached(given = waits): Promise<{ host: FailingHost; db: Database }> {
  const host = await failingHost(provider.database.url ?? '')
  const db = openPostgres(host.url, provider.world.log, given)
  ends.push(host.close, () => db.destroy())
  await sql`select 1`.execute(db)
  return { host, db }
}

/** What comes of it while time goes by, twenty milliseconds at each turn, and how much of it. */
async function waited<T>(asked: Promise<T>): Promise<{ readonly told: T | string; readonly ms: number }> {
  let isOver = false
  const end = asked.catch((error: Error) => error.message).finally(() => (isOver = true))
  let ms = 0
  for (; !isOver; ms += 20) {
    vi.advanceTimersByTime(20)
    await nextTurn()
  }
  return { told: await end, ms }
}

describe('a database whose host falls silent', () => {
  it('is waited for no longer than said, by a statement, by a new connection, and by the migrations of a start', async () => {
    const { host, db } = await reached()
    host.fallSilent()
    expect((await waited(sql`select 1`.execute(db))).told).toContain('Query read timeout')
    expect((await waited(sql`select 1`.execute(db))).told).toContain('connection timeout')
    expect((await waited(openDatabase({ DATABASE_URL: host.url, DATA_DIR: '' }, provider.world.log))).told).toContain(
      'connection timeout',
    )
  })

  it('is asked on a new connection after it said nothing on an old one', async () => {
    const { host, db } = await reached()
    host.forgetOpen()
    expect((await waited(sql`select 1`.execute(db))).told).toContain('Query read timeout')
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    expect(provider.takeLog()).toMatchObject([{ message: 'database connection silent' }])
  })

  it('fails a transaction at its first silence: nothing more is asked on that connection', async () => {
    const { host, db } = await reached()
    await db.connection().execute(async (held) => {
      host.forgetOpen()
      expect((await waited(sql`select 1`.execute(held))).told).toContain('Query read timeout')
      await expect(sql`rollback`.execute(held)).rejects.toThrow('not queryable')
    })
  })

  it('is found away within two seconds by whoever asks whether the server is ready', async () => {
    const { host, db } = await reached({ connectMs: 5000, silenceMs: 15_000 })
    host.fallSilent()
    const app = createApp({ ...provider.world, db }, { pages: null, isHttps: false, trustProxy: false })
    const { told, ms } = await waited(Promise.resolve(app.request('/readyz')))
    expect(told).toMatchObject({ status: 503 })
    expect(ms).toBeLessThan(2500)
  })
})

describe('a database whose connections are all taken', () => {
  it('refuses a call with a moment to come back at', async () => {
    const db = openPostgres(provider.database.url ?? '', provider.world.log, waits)
    let free = () => {}
    const held = new Promise<void>((resolve) => (free = resolve))
    let taken = 0
    const holders = Array.from({ length: 10 }, () => db.connection().execute(() => ((taken += 1), held)))
    while (taken < 10) await nextTurn()
    const app = createApp({ ...provider.world, db }, { pages: null, isHttps: false, trustProxy: false })
    const { told } = await waited(
      Promise.resolve(
        app.request('/api/login', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email: 'a@b.fr', password: 'Parpaing-42' }),
        }),
      ),
    )
    const response = told as Response
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await response.json()).toMatchObject({
      success: false,
      message: 'Le service est momentanément indisponible. Réessaie dans un instant.',
    })
    free()
    await Promise.all(holders)
    await db.destroy()
  })
})
