import { describe, expect, it } from 'vitest'
import { invoiceDue } from '#server/staff/invoice-due.ts'
import { moveOrder } from '#server/staff/move-order.ts'
import { paidOrder, storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
let woken = 0
const world = { ...provider.world, letters: { ...provider.world.letters, wake: () => void (woken += 1) } }

async function delivered(): Promise<number> {
  const { id } = await paidOrder(provider, supplier)
  for (const [from, to] of [
    [4, 3],
    [3, 1],
    [1, 2],
  ] as const)
    await moveOrder(id, { from, to, onPurpose: false }, null, provider.world)
  return id
}
const invoiceOf = async (id: number) => (await storedOrder(provider, id)).invoice_number
const errors = () => provider.takeLog().filter(({ level }) => level === 'error')

describe('An order that cannot be invoiced', () => {
  it('keeps none after it from its invoice, is told once, and is invoiced when it can be', async () => {
    const [before, broken, after] = [await delivered(), await delivered(), await delivered()]
    const { delivered_at: deliveredAt } = await storedOrder(provider, broken)
    await db.updateTable('orders').set({ delivered_at: null }).where('id', '=', broken).execute()
    provider.now = new Date(provider.now.getTime() + 10_001)
    const failing = new Set<number>()
    await invoiceDue(world, failing)
    expect([await invoiceOf(before), await invoiceOf(broken), await invoiceOf(after), woken]).toEqual([
      '2026-000001',
      null,
      '2026-000002',
      1,
    ])
    expect(errors()).toMatchObject([{ message: 'delivery not invoiced', order: broken }])
    await invoiceDue(world, failing)
    expect([errors(), woken]).toEqual([[], 1])
    await db.updateTable('orders').set({ delivered_at: deliveredAt }).where('id', '=', broken).execute()
    await invoiceDue(world, failing)
    expect([await invoiceOf(broken), woken, failing.size]).toEqual(['2026-000003', 2, 0])
  })
})
