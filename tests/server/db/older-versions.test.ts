import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { orderStatus } from '#rules/order/order-status.ts'
import { migrate } from '#server/db/migrate.ts'
import { invoiceDue } from '#server/staff/invoice-due.ts'
import { moveOrder } from '#server/staff/move-order.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider, type Provider } from '#tests/server/fixtures/provider.ts'
import { newEmptyDatabase } from '#tests/server/fixtures/test-database.ts'

const engine = inject('engine')

/**
 * Databases of the demonstration as earlier versions left them, by their last migration: an account with an order in
 * every status, on 27 November 2026.
 */
const versions = ['006-reset-codes', '013-tracking', '026-favourites', '036-health'] as const

const account = { email: 'demo@exemple.fr', password: 'Exemple-2026!' }

/** As that version left it. */
async function unpack(version: string) {
  const folder = mkdtempSync(join(tmpdir(), 'colibat-test-'))
  const bytes = (ending: string) =>
    gunzipSync(readFileSync(new URL(`../fixtures/databases/${version}.${ending}.gz`, import.meta.url)))
  if (engine === 'sqlite') writeFileSync(join(folder, 'colibat.db'), bytes('db'))
  const database = await newEmptyDatabase(folder)
  const db = await database.open({ info() {}, warn() {}, error() {} })
  if (engine === 'postgres') await sql.raw(bytes('sql').toString()).execute(db)
  return { folder, database, db }
}

async function openOld(version: string): Promise<Provider> {
  const { folder, database, db } = await unpack(version)
  await migrate(db, engine)
  await db.destroy()
  return await openProvider({ beside: { folder, database } as Provider })
}

describe.each(versions)('A database of an earlier version, %s', (version) => {
  it('is brought up to date: its account signs in and sees its orders, one is paid, delivered and invoiced', async () => {
    const provider = await openOld(version)
    const { id, ordered_at, total_ttc } = await provider.world.db
      .selectFrom('orders')
      .selectAll()
      .where('status', '=', orderStatus.validating)
      .where('payment_status', '=', 0)
      .executeTakeFirstOrThrow()
    // While its slot lasts.
    provider.now = new Date(ordered_at + 60_000)
    const token = (await call(provider, 'login', { body: account })).reply.token ?? ''
    const { orders } = (await call(provider, 'myOrders', { token })).reply
    expect(orders.map(({ status }) => status).toSorted()).toEqual([0, 1, 2, 3, 4, 4, 6])

    const intent = (await call(provider, 'payOrder', { token, params: { id }, body: { amount: total_ttc ?? 0 } })).reply
    await typeCard(provider, intent, cards.charged)
    await call(provider, 'confirmOrderPayment', {
      token,
      body: { paymentIntentId: intent.paymentIntentId, orderId: id },
    })
    expect((await storedOrder(provider, id)).payment_status).toBe(1)
    for (const [from, to] of [
      [4, 3],
      [3, 1],
      [1, 2],
    ] as const)
      await moveOrder(id, { from, to, onPurpose: false }, null, provider.world)
    provider.now = new Date(provider.now.getTime() + 60_000)
    await invoiceDue(provider.world)
    expect((await storedOrder(provider, id)).invoice_number).toMatch(/^2026-\d{6}$/)
  })
})

describe('A version beside the one before it, on one database', () => {
  it('leaves all that the older one reads and writes, and demands nothing that it does not know', async () => {
    const { db } = await unpack(versions.at(-1) ?? '')
    const columns = async () =>
      (await db.introspection.getTables()).flatMap(({ name: table, columns: all }) =>
        all.map(({ name, ...column }) => ({ name: `${table}.${name}`, table, ...column })),
      )
    const before = await columns()
    await migrate(db, engine)
    const after = await columns()
    await db.destroy()
    const tables = new Set(before.map(({ table }) => table))
    const names = new Set(before.map(({ name }) => name))
    expect([...names].filter((name) => !after.some((column) => column.name === name))).toEqual([])
    const added = after.filter(({ name, table }) => tables.has(table) && !names.has(name))
    expect(added.map(({ name }) => name)).toContain('users.team_role')
    expect(added.filter(({ isNullable, hasDefaultValue }) => !isNullable && !hasDefaultValue)).toEqual([])
  })
})
