import { forgiving } from '#adapters/failures/report-mistake.ts'
import { withTimeout } from '#adapters/device/with-timeout.ts'
import { createKeptPayments } from '#adapters/payments/kept-payments.ts'
import { isOfForm, paymentName, type Payment } from '#adapters/payments/read-payment.ts'
import type { World } from '#app/world.ts'
import { makePayLink, orderByPayLink, type MadePayLink } from '#contract/payment/pay-link.ts'
import { idempotencyHeader } from '#contract/wire/headers.ts'

/** What is to be paid, and at what price it is shown. */
export type Payable = Pick<Payment, 'handover' | 'amount'>

/**
 * Makes the link of what is to be paid. A form's order is stored by it, once a submission: its draft goes, as after a
 * payment. Rejects with a CallFailure.
 */
export async function makeLink({ handover, amount }: Payable, world: World): Promise<MadePayLink> {
  const { call, drafts, now, orders, session, sleep } = world
  const askedAt = now()
  const made = await ('stored' in handover
    ? call(makePayLink, { params: { id: handover.stored.id }, body: { amount } })
    : call(orderByPayLink, {
        body: { amount, orderData: handover.orderData },
        headers: { [idempotencyHeader]: handover.submissionId },
      }))
  await orders.clear()
  const { user } = session.state
  if (user !== null && isOfForm(handover)) {
    await withTimeout(draftMs, drafts.dropKeptBy(user.id, askedAt), sleep).catch(forgiving(() => {}))
    await createKeptPayments(world)
      .forget(user.id, paymentName(handover), 'begun')
      .catch(forgiving(() => {}))
  }
  return made
}

const draftMs = 3000
