import { paths } from '#app/paths.ts'
import type { RepricedHandover, SlipGoneHandover } from '#contract/handover/form-handover.ts'
import type { FailureHandover, PaidHandover, PaymentHandover } from '#contract/handover/handover.ts'
import { priceUpdated } from '#rules/price/price-change.ts'
import type { PaymentEnd } from './payment-end.ts'

/** The end of a payment that this page leaves with. */
type KnownEnd = Exclude<PaymentEnd, { end: 'unknown' | 'incomplete' | 'signed-out' }>

/**
 * Where it leads, what the next screen is handed, and what is said on the way; `isToldThere`: the next screen says the
 * same, so that it is said only on other screens.
 */
export interface OutcomeRoute {
  readonly path: string
  readonly state: unknown
  readonly tone: 'ok' | 'warn' | 'bad'
  readonly words: string
  readonly isToldThere: boolean
}

/** `payment`: what another card would pay; null when none can. `at`: when the card was presented. */
export function outcomeRoute(ended: KnownEnd, payment: PaymentHandover | null, at: Date): OutcomeRoute {
  switch (ended.end) {
    case 'paid':
      return {
        path: paths.paymentSuccess,
        state: { ...ended.receipt, ...(payment && { at, paid: payment }) } satisfies PaidHandover,
        tone: 'ok',
        words: ended.receipt.onAccount ? 'Commande passée sur le compte !' : 'Paiement réussi !',
        isToldThere: true,
      }
    case 'repriced':
      return {
        path: paths.order,
        state: { repriced: true } satisfies RepricedHandover,
        tone: 'warn',
        words: priceUpdated(ended.from, ended.to),
        isToldThere: false,
      }
    case 'slip-gone':
      return {
        path: paths.order,
        state: { slipGone: true } satisfies SlipGoneHandover,
        tone: 'warn',
        words: slipGone,
        isToldThere: false,
      }
    case 'amount-mismatch':
      return failed({ error: ended.message, orderId: ended.orderId, payment: null, isCharged: true }, ended.message)
    default: {
      const isOfCard = ended.end !== 'failed' && ended.orderId !== null
      const retry = ended.end === 'unsent' && ended.isFinal ? null : payment
      return failed(
        {
          error: ended.message,
          orderId: ended.orderId,
          payment: retry,
          ...(isOfCard && { isOfCard }),
          ...(ended.end === 'unsent' && ended.isFull && { othersFirst: true }),
          ...(retry === null ? storedOf(payment) : againOf(payment)),
        },
        isOfCard ? `Erreur de paiement: ${ended.message}` : ended.message,
      )
    }
  }
}

const slipGone =
  'Ton bordereau n’est plus chez nous. Il repart avec ta commande : appuie à nouveau sur « Valider la demande ».'

function failed(state: FailureHandover, words: string): OutcomeRoute {
  return { path: paths.paymentFailed, state, tone: 'bad', words, isToldThere: true }
}

/** No card pays it as it stands: its detail says what does. */
function storedOf(payment: PaymentHandover | null): Pick<FailureHandover, 'stored'> {
  return payment !== null && 'stored' in payment ? { stored: payment.stored.id } : {}
}

/** A stored order has no draft to be changed: the order form is filled again with it. */
function againOf(payment: PaymentHandover | null): Pick<FailureHandover, 'again'> {
  if (payment === null || !('stored' in payment)) return {}
  const { order } = payment.stored
  return { again: { repeated: { deliveryAddress: order.delivery.label, repeat: order } } }
}
