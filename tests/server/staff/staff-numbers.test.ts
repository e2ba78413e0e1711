import { describe, expect, it } from 'vitest'
import { numbers } from '#server/db/migrations/035-numbers.ts'
import { moveOrder } from '#server/staff/move-order.ts'
import { undoStep } from '#server/staff/undo-step.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { paidOrder, storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { ordersMadeAt } from '#tests/server/fixtures/old-orders.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const { token } = await newStaff(provider)
const told = async (par: 'jour' | 'mois') =>
  (await call(provider, 'staffNumbers', { token, query: { par } })).reply.data
const set = (id: number, changes: object) => db.updateTable('orders').set(changes).where('id', '=', id).execute()
const nothing = { ordered: 0, cancelled: 0, delivered: 0, onTime: 0, deliveredHT: 0 }

/** Delivered at an instant, as the team's button does. */
async function deliver(id: number, at: string) {
  for (const [from, to] of [
    [4, 3],
    [3, 1],
    [1, 2],
  ] as const) {
    provider.now = new Date(at)
    await moveOrder(id, { from, to, onPurpose: false }, null, provider.world)
  }
  provider.now = wednesdayMorning
}

describe('A delivery', () => {
  it('is on time up to the end of its half-day, late from then on; taken back, it is neither', async () => {
    const { id } = await paidOrder(provider, supplier)
    const other = await paidOrder(provider, supplier)
    await deliver(id, '2026-11-18T16:00:00.000Z')
    await deliver(other.id, '2026-11-18T16:00:00.001Z')
    expect([(await storedOrder(provider, id)).late, (await storedOrder(provider, other.id)).late]).toEqual([0, 1])
    provider.now = new Date('2026-11-18T16:00:05Z')
    await undoStep(other.id, null, provider.world)
    expect(await storedOrder(provider, other.id)).toMatchObject({ status: 1, delivered_at: null, late: 0 })
    provider.now = wednesdayMorning
    await db.updateTable('orders').set({ ordered_at: 0, delivered_at: null, late: 0 }).execute()
  })
})

describe('The numbers of the team', () => {
  it('are the orders and the deliveries of each Paris day, also of that of 25 hours, and of each month', async () => {
    // Midnight in Paris at both ends of Sunday 25 October, when the clocks went back.
    const ids = await ordersMadeAt(provider, supplier, [
      '2026-10-24T21:59:59.999Z',
      '2026-10-24T22:00:00Z',
      '2026-10-25T22:59:59.999Z',
      '2026-10-25T23:00:00Z',
      '2026-11-18T08:00:00Z',
    ])
    const [before, first, last, after, today] = ids as [number, number, number, number, number]
    await set(last, { status: 6 })
    await set(first, { status: 2, delivered_at: Date.parse('2026-10-25T12:00:00Z'), late: 0 })
    await set(before, { status: 2, delivered_at: Date.parse('2026-10-25T12:00:00Z'), late: 1 })
    await set(after, { status: 2, delivered_at: Date.parse('2026-11-18T08:00:00Z'), late: 0 })
    const days = await told('jour')
    expect(days).toHaveLength(31)
    expect(days.filter(({ ordered, delivered }) => ordered + delivered > 0)).toEqual([
      { ...nothing, period: '2026-10-24', ordered: 1 },
      { period: '2026-10-25', ordered: 2, cancelled: 1, delivered: 2, onTime: 1, deliveredHT: 7980 },
      { ...nothing, period: '2026-10-26', ordered: 1 },
      { ...nothing, period: '2026-11-18', ordered: 1, delivered: 1, onTime: 1, deliveredHT: 3990 },
    ])
    expect(today).toBeGreaterThan(0)
    const months = await told('mois')
    expect([months.length, months[0]]).toEqual([24, { ...nothing, period: '2024-12' }])
    expect(months.slice(-2)).toEqual([
      { period: '2026-10', ordered: 4, cancelled: 1, delivered: 2, onTime: 1, deliveredHT: 7980 },
      { period: '2026-11', ordered: 1, cancelled: 0, delivered: 1, onTime: 1, deliveredHT: 3990 },
    ])
  })

  it('are told by day or by month', async () => {
    const { status, refusal } = await call(provider, 'staffNumbers', { token, query: { par: 'an' as 'mois' } })
    expect([status, refusal.errors]).toEqual([422, { par: ['Période inconnue'] }])
  })
})

describe('Deliveries from before the numbers', () => {
  it('are told on time or late by the same rule', async () => {
    const ids = await ordersMadeAt(
      provider,
      supplier,
      Array.from({ length: 1100 }, () => '2026-11-18T08:00:00Z'),
    )
    const [early = 0, undelivered = 0] = ids
    await db
      .updateTable('orders')
      .set({ status: 2, delivered_at: Date.parse('2026-11-18T16:00:01Z') })
      .where('id', 'in', ids)
      .execute()
    await set(early, { delivered_at: Date.parse('2026-11-18T15:00:00Z') })
    await set(undelivered, { status: 1, delivered_at: null })
    await db.schema.dropIndex('orders_delivered_at').execute()
    await db.schema.dropIndex('orders_ordered_at').execute()
    await db.schema.alterTable('orders').dropColumn('late').execute()
    for (const name of ['ordered_at', 'delivered_at'])
      await db.schema.createIndex(`orders_${name}`).on('orders').column(name).execute()
    await numbers.up(db)
    const rows = await db.selectFrom('orders').select(['id', 'late']).where('id', 'in', ids).orderBy('id').execute()
    expect(rows.slice(0, 3)).toEqual([
      { id: early, late: 0 },
      { id: undelivered, late: 0 },
      { id: ids[2], late: 1 },
    ])
    expect(rows.filter(({ late }) => late === 1)).toHaveLength(1098)
  })
})
