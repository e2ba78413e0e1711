import { expect, it } from 'vitest'
import { paymentWatch } from '#server/db/migrations/003-payment-watch.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world

it('an order that was waiting before there was a watch is asked about at once', async () => {
  const supplier = await newSupplier(provider)
  const { orderId } = (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
  await db.schema.dropIndex('orders_to_ask_about').execute()
  for (const column of ['next_ask_at', 'payment_opened_at'])
    await db.schema.alterTable('orders').dropColumn(column).execute()
  await paymentWatch.up(db)
  const row = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ next_ask_at: row.ordered_at, payment_opened_at: row.ordered_at })
})
