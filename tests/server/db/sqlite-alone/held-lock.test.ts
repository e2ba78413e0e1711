import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { aRegistration } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const path = join(provider.folder, 'colibat.db')
const other = new DatabaseSync(path, { timeout: 0 })
afterAll(() => other.close())
await sql`create table counted (n integer not null)`.execute(db)
await sql`insert into counted values (0)`.execute(db)

const hold = () => other.exec('begin immediate')
const letGo = () => other.exec('commit')
const count = async () => (await sql<{ n: number }>`select n from counted`.execute(db)).rows[0]?.n
const addOne = () => sql`update counted set n = n + 1`.execute(db)

/** As many turns of the event loop as would be enough for anything that waits for nothing else. */
async function awhile(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await othersTurn()
}

describe('the embedded database while another process writes', () => {
  it('lets others go on: a write waits, what is read meanwhile is answered', async () => {
    const before = (await count()) ?? 0
    hold()
    let isWritten = false
    const writing = addOne().then(() => (isWritten = true))
    await awhile()
    expect([isWritten, await count()]).toEqual([false, before])
    letGo()
    await writing
    expect(await count()).toBe(before + 1)
  })

  it('takes transactions and statements that waited one after the other, whole, and loses none', async () => {
    const before = (await count()) ?? 0
    hold()
    const transaction = () =>
      db.transaction().execute(async (held) => {
        const n = (await sql<{ n: number }>`select n from counted`.execute(held)).rows[0]?.n ?? 0
        await othersTurn()
        await sql`update counted set n = ${n + 1}`.execute(held)
      })
    const undone = db.transaction().execute(async (held) => {
      await sql`update counted set n = n + 1000`.execute(held)
      throw new Error('changed my mind')
    })
    const done = Array.from({ length: 20 }, (_, index) => (index % 2 ? transaction() : addOne()))
    await awhile()
    letGo()
    await expect(undone).rejects.toThrow('changed my mind')
    await Promise.all(done)
    expect(await count()).toBe(before + 20)
  })

  it('is given up after a while: the call is refused with a moment to come back at, and the next one is taken', async () => {
    const hurried = openSqlite(path, 60)
    const app = createApp({ ...provider.world, db: hurried }, { pages: null, isHttps: false, trustProxy: false })
    const register = () =>
      app.request('/api/register', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(aRegistration()),
      })
    hold()
    const refused = await register()
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5'])
    letGo()
    expect((await register()).status).toBe(200)
    await hurried.destroy()
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toMatchObject([{ error: 'DatabaseBusy' }])
  })
})
