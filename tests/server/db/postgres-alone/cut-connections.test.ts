import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { orderOnWire } from '#contract/order/order-wire.ts'
import { readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider, testKey } from '#tests/server/fixtures/provider.ts'
import { serverProcesses, stop } from '#tests/server/fixtures/server-process.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const { start } = serverProcesses(provider)
provider.now = new Date()

describe('a cut database connection', () => {
  it('fails what is asked on it while it is in use, and is told to the log', async () => {
    await db.connection().execute(async (held) => {
      await sql`select pg_terminate_backend(${await pidOf(held)})`.execute(db)
      const told = () => provider.takeLog().map(({ code, message }) => ({ code, message }))
      await expect.poll(told).toContainEqual({ code: '57P01', message: 'database connection cut' })
      await expect(pidOf(held)).rejects.toThrow('connection error')
    })
    expect(await pidOf(db)).toEqual(expect.any(Number))
    provider.takeLog()
  })

  it('keeps no server from running: the orders that it refused are taken when they are sent again', async () => {
    const server = await start({ TOKEN_KEY: testKey })
    const senders = await Promise.all(Array.from({ length: 8 }, () => newSender(server.address)))
    for (let round = 0; round < 10; round++) {
      const submissions = senders.map((send) => ({ send, name: crypto.randomUUID() }))
      const underWay = submissions.map(({ send, name }) => send(name))
      await cutTheOthers()
      expect((await Promise.all(underWay)).filter((status) => status !== 200 && status !== 503)).toEqual([])
      for (const { send, name } of submissions) await expect.poll(() => send(name)).toBe(200)
    }
    expect(server.child.exitCode).toBeNull()
    await stop(server)
    provider.takeLog()
  }, 180_000)
})

/** A supplier who has an order ready: sends it to that server, as a submission of that name. */
async function newSender(address: string): Promise<(submission: string) => Promise<number>> {
  const supplier = await newSupplier(provider)
  const order = await readyOrder(provider, supplier, { moment: { type: 'urgent' } })
  const body = JSON.stringify({ amount: order.price.totalTTC, orderData: orderOnWire(order) })
  return async (submission) => {
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${supplier.token}`,
      'Idempotency-Key': submission,
    }
    return (await fetch(`${address}/api/fo/create-payment-intent`, { method: 'POST', headers, body })).status
  }
}

async function pidOf(connection: typeof db): Promise<number | undefined> {
  return (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection)).rows[0]?.pid
}

/** Ends every connection to the database but the one that asks for it. */
async function cutTheOthers(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    db,
  )
}
