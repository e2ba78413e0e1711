import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createDrafts } from '#adapters/store/drafts.ts'
import type { KeptPayment } from '#adapters/payments/kept-payments.ts'
import { paymentName, wasSent } from '#adapters/payments/read-payment.ts'
import { orderOnWire } from '#contract/order/order-wire.ts'
import { keptPayments } from '#tests/builders/kept-payments.ts'
import { anOrder } from '#tests/builders/order.ts'

const at = new Date('2026-11-20T09:00:00Z')
const first = '3f2b8a0e-6c1d-4f7e-9a55-0d2c4b6e8f10'
const second = '3f2b8a0e-6c1d-4f7e-9a55-0d2c4b6e8f20'
const begun = (submissionId: string): KeptPayment => ({
  handover: { orderData: orderOnWire(anOrder()), totalTTC: 47.88, submissionId },
  at,
})
const sent = (submissionId: string): KeptPayment => ({
  ...begun(submissionId),
  handover: { ...begun(submissionId).handover, sent: { amount: 4788, orderId: 42, paymentIntentId: 'pi_1' } },
})
const told = async (userId = 7) =>
  (await keptPayments().read(userId)).map((payment) => [paymentName(payment.handover), wasSent(payment)])

beforeEach(async () => {
  for (const user of [7, 8]) for (const id of [first, second]) await keptPayments().forget(user, id)
})

describe('A payment kept on the device', () => {
  it('is found by another page, as it was, and by its own user only', async () => {
    await keptPayments().keep(7, sent(first))
    expect([await keptPayments().read(7), await keptPayments().read(8)]).toMatchObject([
      [{ handover: sent(first).handover, begunAt: at }],
      [],
    ])
  })

  it('becomes one whose card was sent, and never the other way round by itself', async () => {
    const kept = keptPayments()
    await kept.keep(7, begun(first))
    await kept.keep(7, sent(first))
    await kept.keep(7, begun(first))
    expect(await told()).toEqual([[first, true]])
  })

  it('gives way, when it was only begun, to the next one that is begun', async () => {
    const kept = keptPayments()
    await kept.keep(7, begun(first))
    await kept.keep(7, begun(second))
    expect(await told()).toEqual([[second, false]])
  })

  it('stays beside every other whose card was sent, before those that were only begun', async () => {
    const kept = keptPayments()
    await Promise.all([kept.keep(7, begun(second)), kept.keep(7, sent(first))])
    expect(await told()).toEqual([
      [first, true],
      [second, false],
    ])
    await kept.keep(7, sent(second))
    expect(await told()).toEqual([
      [first, true],
      [second, true],
    ])
  })

  it('is forgotten alone', async () => {
    const kept = keptPayments()
    await kept.keep(7, sent(first))
    await kept.keep(7, sent(second))
    await kept.forget(7, first)
    expect(await told()).toEqual([[second, true]])
  })

  it('is not forgotten by a page that sent no card, once another page sent one', async () => {
    const kept = keptPayments()
    await kept.keep(7, sent(first))
    await kept.keep(7, begun(second))
    for (const id of [first, second]) await kept.forget(7, id, 'begun')
    expect(await told()).toEqual([[first, true]])
  })

  it('outlives the draft of its order', async () => {
    await keptPayments().keep(7, sent(first))
    await createDrafts().writeText(7, {}, at)
    await createDrafts().drop(7)
    expect(await told()).toEqual([[first, true]])
  })
})
