import * as v from 'valibot'
import { Refused, Unanswered } from '#adapters/failures/failures.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import type { Payment } from '#adapters/payments/read-payment.ts'
import type { World } from '#app/world.ts'
import { accountRefused, orderOnAccount, putOnAccount } from '#contract/payment/on-account.ts'
import { idempotencyHeader } from '#contract/wire/headers.ts'
import type { PaymentEnd } from './machine/payment-end.ts'
import { beforeTheCard, type PaymentScreenSide } from './pay.ts'

/**
 * Puts the order on the firm's account in place of a payment. Its submission's name makes every repetition the same
 * order: what got no answer may be asked again. What the account does not take stays here, for a card.
 */
export async function payOnAccount(
  call: World['call'],
  payment: Payment,
  screen: Pick<PaymentScreenSide, 'beforeOrder'>,
): Promise<PaymentEnd> {
  await screen.beforeOrder()
  try {
    const orderId = await ask(call, payment)
    return { end: 'paid', receipt: { amount: payment.amount, orderId, paymentIntentId: '', onAccount: true } }
  } catch (failure) {
    reportMistake(failure)
    if (failure instanceof Unanswered) return { end: 'incomplete', message: noAnswer }
    if (failure instanceof Refused && v.is(accountRefused, failure.body))
      return { end: 'incomplete', message: failure.refusal.message ?? '' }
    return beforeTheCard(failure, payment)
  }
}

async function ask(call: World['call'], { handover, amount }: Payment): Promise<number> {
  const { orderId } =
    'stored' in handover
      ? await call(putOnAccount, { params: { id: handover.stored.id }, body: { amount } })
      : await call(orderOnAccount, {
          body: { amount, orderData: handover.orderData },
          headers: { [idempotencyHeader]: handover.submissionId },
        })
  return orderId
}

const noAnswer = 'Pas de réponse. Réessaie : ta commande n’ira qu’une fois sur le compte.'
