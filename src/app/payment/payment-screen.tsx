import { Suspense, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { lazy, prefetch } from '#adapters/lazy/lazy.ts'
import type { OpenCardFields } from '#adapters/payments/card-fields.ts'
import { formatEuros } from '#rules/price/money.ts'
import { CheckoutForm } from './card/checkout-form.tsx'
import { PayLinkRow } from './link/pay-link-row.tsx'
import { OrderTicket } from './order-ticket.tsx'
import { PaymentHeld } from './payment-held.tsx'
import type { PaymentStore } from './payment-store.ts'
import type { FoundPayment } from '#adapters/payments/read-payment.ts'
import { Verification } from './card/verification.tsx'
import { useWorld } from '#app/world.ts'
import { Stack } from '#ui/frame/stack.tsx'

const loadThreeDSecure = () => import('./card/three-d-secure-dialog.tsx')
const ThreeDSecureDialog = lazy(loadThreeDSecure)
const next = [loadThreeDSecure, () => import('./payment-success-page.tsx'), () => import('./payment-failed-page.tsx')]

const sentences = {
  unsure: 'Ta carte a été envoyée, mais notre serveur n’a pas encore pu confirmer le paiement. Ta commande est gardée.',
  leave:
    'Tu peux fermer cette page : la vérification reprend toute seule, ici et sur notre serveur, et ne débite jamais ta carte. La commande est dans ton historique.',
  resume:
    'Si tu n’as pas pu aller au bout, reprends le paiement : c’est la même commande, elle ne peut être payée qu’une fois.',
} as const

interface PaymentScreenProps {
  readonly payment: FoundPayment
  readonly store: PaymentStore
  readonly openCardFields: OpenCardFields
}

/** The recap, and the checkout form or what has become of the payment. */
export function PaymentScreen({ payment, store, openCardFields }: PaymentScreenProps) {
  const { handover, order, amount } = payment
  const { step, cardError, isUnsure, isOpen, isOld, isSent, isHeld } = useSnapshot(store.state)
  const now = useMinute()
  useEffect(() => {
    void store.check()
    return store.enter()
  }, [store])
  useEffect(() => (isUnsure ? store.keepChecking() : undefined), [store, isUnsure])
  // What may follow must open at once, even when the network has just gone.
  useEffect(() => {
    next.forEach(prefetch)
  }, [])

  return (
    <>
      <div className="payment">
        {order !== null && (
          <OrderTicket
            order={order}
            amount={amount}
            now={now}
            orderId={'stored' in handover ? handover.stored.id : undefined}
          />
        )}
        {isUnsure ? (
          <Verification
            sentences={sentences}
            busy={step !== 'unknown'}
            onCheck={() => void store.check('press')}
            onResume={isOpen ? () => void store.resume() : null}
            onLetGo={isOld ? () => void store.letGo() : null}
          />
        ) : (
          <Stack>
            <CheckoutForm
              held={<PaymentHeld isHeld={isHeld} isSent={isSent} />}
              below={step === 'card' && !isSent && payment.order !== null && <PayLinkRow payment={payment} />}
              openCardFields={openCardFields}
              amount={amount}
              busy={step !== 'card'}
              cardError={cardError}
              onPay={(card) => void store.pay(card)}
            />
          </Stack>
        )}
      </div>
      {step === 'authenticating' && (
        <Suspense>
          <ThreeDSecureDialog amount={formatEuros(amount)} onAnswer={store.answer} />
        </Suspense>
      )}
    </>
  )
}

/** Now, to the minute: what is said of the next hour stays true while the page is open. */
function useMinute(): Date {
  const { now, sleep } = useWorld()
  const [at, setAt] = useState(now)
  useEffect(() => {
    const left = new AbortController()
    sleep(minuteMs - (at.getTime() % minuteMs), left.signal).then(
      () => setAt(now()),
      () => {},
    )
    return () => left.abort()
  }, [at, now, sleep])
  return at
}

const minuteMs = 60_000
