import { lazy, Suspense, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Link, useLocation } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { formatEuros } from '#rules/money.ts'
import { Page } from '#ui/page.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'
import { CardDesk } from './card-desk.tsx'
import { OrderTicket } from './order-ticket.tsx'
import { createPaymentVisit } from './payment-visit.ts'
import type { Payment } from './read-payment.ts'
import { Verification } from './verification.tsx'
import './payment.css'

const loadThreeDSecure = () => import('./three-d-secure-dialog.tsx')
const ThreeDSecureDialog = lazy(loadThreeDSecure)
const next = [loadThreeDSecure, () => import('./payment-success-page.tsx'), () => import('./payment-failed-page.tsx')]

/** The recap, and the card desk or what has become of the payment. */
export function PaymentScreen({ payment }: { readonly payment: Payment }) {
  const world = useWorld()
  const [, navigate] = useLocation()
  const [visit] = useState(() =>
    createPaymentVisit(world, payment, {
      leave: (path, state) => navigate(path, { replace: true, state }),
      remember: (handover) => navigate(paths.payment, { replace: true, state: handover }),
    }),
  )
  const { step, cardError } = useSnapshot(visit.state)
  useEffect(() => {
    void visit.check()
    return visit.enter()
  }, [visit])
  // What may follow must open at once, even when the network has just gone.
  useEffect(() => {
    for (const load of next) load().catch(() => {})
  }, [])

  const unknown = step === 'unknown' || step === 'checking'
  return (
    <Page title="Paiement" back={step === 'card' ? <BackToOrder /> : <span className="payment-no-back" />}>
      <div className="payment">
        <OrderTicket order={payment.order} amount={payment.amount} />
        {unknown ? (
          <Verification busy={step === 'checking'} onCheck={() => void visit.check()} />
        ) : (
          <CardDesk amount={payment.amount} busy={step !== 'card'} cardError={cardError} onPay={(card) => void visit.pay(card)} />
        )}
      </div>
      {step === 'authenticating' && (
        <Suspense>
          <ThreeDSecureDialog amount={formatEuros(payment.amount)} onAnswer={visit.answer} />
        </Suspense>
      )}
    </Page>
  )
}

function BackToOrder() {
  return (
    <Link href={paths.order} className={textLinkClass('back')}>
      Modifier la commande
    </Link>
  )
}
