import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { hasUnknownPayment } from '#app/shell/unknown-payment.ts'
import { orderOnWire } from '#contract/order/order-wire.ts'
import { keptPayments } from '#tests/builders/kept-payments.ts'
import { anOrder } from '#tests/builders/order.ts'
import { camille, pretendWorld } from '#tests/builders/pretend-world.ts'

const kept = keptPayments()
const handover = {
  orderData: orderOnWire(anOrder()),
  totalTTC: 47.88,
  submissionId: '3f2b8a0e-6c1d-4f7e-9a55-0d2c4b6e8f10',
}
const at = new Date('2026-11-20T09:00:00Z')
const signedIn = (user = camille) => {
  const { session } = pretendWorld(fetch)
  session.open('jeton', user)
  return session
}

beforeEach(() => kept.forget(camille.id, handover.submissionId))

describe('The order form', () => {
  it('is not held up by a payment whose card was not sent', async () => {
    await kept.keep(camille.id, { handover, at })
    expect(await hasUnknownPayment(signedIn(), kept)).toBe(false)
  })

  it('comes after a payment whose end is unknown, for the one who pays it', async () => {
    await kept.keep(camille.id, {
      handover: { ...handover, sent: { amount: 4788, orderId: 42, paymentIntentId: 'pi_1' } },
      at,
    })
    expect(await hasUnknownPayment(signedIn(), kept)).toBe(true)
    expect(await hasUnknownPayment(signedIn({ ...camille, id: 8 }), kept)).toBe(false)
    expect(await hasUnknownPayment(pretendWorld(fetch).session, kept)).toBe(false)
  })
})
