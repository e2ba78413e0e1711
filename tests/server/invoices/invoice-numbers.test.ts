import { afterEach, describe, expect, it } from 'vitest'
import { orderStatus } from '#rules/order/order-status.ts'
import { issueInvoice } from '#server/payment/issue-invoice.ts'
import { settle } from '#server/payment/settle.ts'
import { bringOrder } from '#tests/server/fixtures/bring-order.ts'
import { chargedFor, invoicedOrder, paidOrder, storedOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const beside = await openProvider({ beside: provider })
const { db } = provider.world
const supplier = await newSupplier(provider)
const deliver = (id: number) => bringOrder(id, provider.world)
const numbers = async () =>
  (await db.selectFrom('invoices').select('number').orderBy('number').execute()).map(({ number }) => number)

afterEach(async () => {
  provider.now = wednesdayMorning
  await db.updateTable('orders').set({ invoice_number: null, invoice_file: null, invoiced_at: null }).execute()
  await db.deleteFrom('invoices').execute()
  await db.deleteFrom('invoice_years').execute()
})

describe('an invoice', () => {
  it('is issued when a paid order is delivered', async () => {
    const { id } = await paidOrder(provider, supplier)
    expect(await numbers()).toEqual([])
    expect(await deliver(id)).toMatchObject({
      status: 2,
      delivered_at: provider.now.getTime(),
      invoice_number: '2026-000001',
      invoiced_at: provider.now.getTime(),
    })
    expect(await numbers()).toEqual(['2026-000001'])
  })

  it('is issued when a delivered order is paid', async () => {
    const order = await unpaidOrder(provider, supplier)
    expect(await deliver(order.id)).toMatchObject({
      status: 2,
      invoice_number: null,
      invoice_file: null,
      invoiced_at: null,
    })
    expect(await settle(order, chargedFor(order), provider.world)).toBe(true)
    expect(await storedOrder(provider, order.id)).toMatchObject({ payment_status: 1, invoice_number: '2026-000001' })
  })

  it('keeps its number and its moment however often it is asked for', async () => {
    const first = await invoicedOrder(provider, supplier)
    provider.now = new Date(wednesdayMorning.getTime() + 86_400_000)
    expect(await deliver(first.id)).toEqual(first)
    await settle(first, chargedFor(first), provider.world)
    expect(await storedOrder(provider, first.id)).toEqual(first)
    expect(await numbers()).toEqual(['2026-000001'])
  })

  it('has a file whose name holds 128 random bits', async () => {
    const [first, second] = [await invoicedOrder(provider, supplier), await invoicedOrder(provider, supplier)]
    const secret = (name: string) => /^facture-2026-00000[12]-([0-9a-f]{32})\.pdf$/.exec(name)?.[1]
    expect(secret(first.invoice_file)).toMatch(/./)
    expect(secret(first.invoice_file)).not.toBe(secret(second.invoice_file))
  })
})

describe('the numbers of invoices', () => {
  it('are 1 to 50 when 50 orders are delivered or paid at once, each twice', async () => {
    const orders = await fiftyLike(await paidOrder(provider, supplier))
    // SQLite has one writer: a second connection of this very process could only wait for itself.
    const worlds = provider.database.url === null ? [provider.world, provider.world] : [provider.world, beside.world]
    await Promise.all(
      orders.flatMap((order, index) =>
        worlds.map((world) =>
          index % 2 === 0 ? bringOrder(order.id, world) : settle(order, chargedFor(order), world),
        ),
      ),
    )
    expect(await numbers()).toEqual(
      Array.from({ length: 50 }, (_, index) => `2026-${String(index + 1).padStart(6, '0')}`),
    )
    const given = await db
      .selectFrom('orders')
      .select('invoice_number')
      .where('invoice_number', 'is not', null)
      .execute()
    expect(new Set(given.map(({ invoice_number }) => invoice_number)).size).toBe(50)
  }, 180_000)

  it('have no gap where a transaction was undone', async () => {
    await invoicedOrder(provider, supplier)
    const { id } = await paidOrder(provider, supplier)
    const undone = db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('orders')
        .set({ status: orderStatus.delivered, delivered_at: 1 })
        .where('id', '=', id)
        .execute()
      await issueInvoice(transaction, id, provider.now, { ...provider.world, publicUrl: null })
      throw new Error('the power failed')
    })
    await expect(undone).rejects.toThrow('the power failed')
    expect(await storedOrder(provider, id)).toMatchObject({ status: 4, invoice_number: null, invoiced_at: null })
    await invoicedOrder(provider, supplier)
    expect(await numbers()).toEqual(['2026-000001', '2026-000002'])
  })

  it('begin anew with the year of Paris', async () => {
    const [last, first] = [await paidOrder(provider, supplier), await paidOrder(provider, supplier)]
    provider.now = new Date('2026-12-31T22:59:59Z')
    await deliver(last.id)
    provider.now = new Date('2026-12-31T23:00:00Z')
    await deliver(first.id)
    expect(await numbers()).toEqual(['2026-000001', '2027-000001'])
  })

  it('follow the dates, even when a clock is put back', async () => {
    await invoicedOrder(provider, supplier)
    const { id } = await paidOrder(provider, supplier)
    provider.now = new Date(wednesdayMorning.getTime() - 3_600_000)
    expect(await deliver(id)).toMatchObject({ invoice_number: '2026-000002', invoiced_at: wednesdayMorning.getTime() })
  })
})

/** Orders like that one: every second is paid and not delivered, the others are delivered and not paid. */
async function fiftyLike({ id: _, ...order }: Awaited<ReturnType<typeof paidOrder>>) {
  const rows = Array.from({ length: 50 }, (__, index) => ({
    ...order,
    submission_id: crypto.randomUUID(),
    intent_id: `pi_many_${index}`,
    ...(index % 2 === 1 && {
      status: orderStatus.delivered,
      delivered_at: order.ordered_at,
      payment_status: 0,
      paid_at: null,
    }),
  }))
  return await db.insertInto('orders').values(rows).returningAll().execute()
}
