import { describe, expect, it } from 'vitest'
import { settleDue } from '#server/payment/settle-due.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { openStripeProvider } from '#tests/server/fixtures/stripe.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const { provider, stripe } = await openStripeProvider()
const watch = () => settleDue(provider.world, { ending: new AbortController().signal })
const asked = () => stripe.requests.filter(({ method }) => method === 'GET').length

describe('a processor that takes a hundred requests a second', () => {
  it('is asked ten questions and no more while it is busy, and about every order once it is not', async () => {
    const [supplier, another] = [await newSupplier(provider), await newSupplier(provider)]
    const order = await readyOrder(provider, supplier)
    for (let turn = 0; turn < 15; turn += 1) await pay(provider, supplier, order)
    const { reply: charged } = await pay(provider, another, await readyOrder(provider, another))
    stripe.confirm(charged.paymentIntentId)
    stripe.misbehave('busy')
    provider.now = new Date(wednesdayMorning.getTime() + 15_000)
    expect([await watch(), asked()]).toEqual(['away', 10])
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toHaveLength(10)
    stripe.misbehave('well')
    provider.now = new Date(wednesdayMorning.getTime() + 45_000)
    expect([await watch(), asked()]).toEqual(['done', 26])
    const row = await provider.world.db
      .selectFrom('orders')
      .select('payment_status')
      .where('id', '=', charged.orderId)
      .executeTakeFirstOrThrow()
    expect(row.payment_status).toBe(1)
  })
})
