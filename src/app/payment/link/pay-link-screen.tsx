import { Suspense, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { lazy, prefetch } from '#adapters/lazy/lazy.ts'
import type { FailureHandover, SuccessHandover } from '#contract/handover/handover.ts'
import type { PayLinkRecap } from '#contract/payment/pay-link.ts'
import { formatEuros } from '#rules/price/money.ts'
import { paths } from '#app/paths.ts'
import { Banner } from '#ui/say/banner.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { CheckoutForm } from '../card/checkout-form.tsx'
import { Verification } from '../card/verification.tsx'
import { PaymentHeld } from '../payment-held.tsx'
import { createPaymentStore } from '../payment-store.ts'
import type { PaymentWorld } from '../payment-world.ts'
import { payLinkPayment } from './pay-link-payment.ts'
import { PayLinkTicket } from './pay-link-ticket.tsx'

const loadThreeDSecure = () => import('../card/three-d-secure-dialog.tsx')
const ThreeDSecureDialog = lazy(loadThreeDSecure)

const sentences = {
  unsure: 'Ta carte a été envoyée, mais notre serveur n’a pas encore pu confirmer le paiement.',
  leave:
    'Tu peux fermer cette page : notre serveur continue de vérifier, et ne débite jamais ta carte. Rouvre ce lien pour voir si la commande est payée.',
  resume: 'Si tu n’as pas pu aller au bout, reprends le paiement : cette commande ne peut être payée qu’une fois.',
} as const

/** What came of a card: paid; or what is to be said, once the link has been read again. */
export type PayLinkOutcome = { readonly isPaid: true } | { readonly isPaid: false; readonly error: string }

interface PayLinkScreenProps {
  readonly recap: PayLinkRecap
  readonly sent: SuccessHandover | null
  /** Why the card before was not charged. */
  readonly error: string | null
  readonly world: PaymentWorld
  /** What a reload of this page finds. */
  remember(sent: SuccessHandover | null): void
  onEnd(outcome: PayLinkOutcome): void
}

/** The recap of a link and the card form, by the machine of /payment; or what has become of a card. */
export function PayLinkScreen({ recap, sent, error, world, remember, onEnd }: PayLinkScreenProps) {
  const { now } = world
  const [payment] = useState(() => payLinkPayment(recap, sent))
  const [store] = useState(() =>
    createPaymentStore(world, payment, {
      leave: (path, state) => {
        remember(null)
        if (path === paths.paymentSuccess) return onEnd({ isPaid: true })
        onEnd({ isPaid: false, error: path === paths.paymentFailed ? (state as FailureHandover).error : '' })
      },
      remember: (handover) => remember(handover.sent ?? null),
    }),
  )
  const { step, cardError, isUnsure, isOpen, isHeld } = useSnapshot(store.state)
  useEffect(() => {
    void store.check()
    return store.enter()
  }, [store])
  useEffect(() => (isUnsure ? store.keepChecking() : undefined), [store, isUnsure])
  // What may follow must open at once, even when the network has just gone.
  useEffect(() => prefetch(loadThreeDSecure), [])

  return (
    <>
      <div className="payment">
        <PayLinkTicket recap={recap} isPaid={false} now={now()} />
        {isUnsure ? (
          <Verification
            sentences={sentences}
            busy={step !== 'unknown'}
            onCheck={() => void store.check('press')}
            onResume={isOpen ? () => void store.resume() : null}
            onLetGo={null}
          />
        ) : (
          <Stack>
            {error !== null && cardError === null && step === 'card' && (
              <Banner tone="bad" role="alert">
                {error}
              </Banner>
            )}
            <CheckoutForm
              // Another visit of the link may have sent a card.
              held={<PaymentHeld isHeld={isHeld} isSent />}
              openCardFields={world.openCardFields}
              amount={recap.totalTTC}
              busy={step !== 'card'}
              cardError={cardError}
              onPay={(card) => void store.pay(card)}
            />
          </Stack>
        )}
      </div>
      {step === 'authenticating' && (
        <Suspense>
          <ThreeDSecureDialog amount={formatEuros(recap.totalTTC)} onAnswer={store.answer} />
        </Suspense>
      )}
    </>
  )
}
