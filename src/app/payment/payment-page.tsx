import { useState } from 'react'
import { Redirect } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { Page } from '#ui/frame/page.tsx'
import { BackToOrder } from './back-to-order.tsx'
import { NoOrder } from './no-order.tsx'
import { NoWayBack } from './no-way-back.tsx'
import { PaidElsewhere } from './paid-elsewhere.tsx'
import { PaymentScreen } from './payment-screen.tsx'
import { PaymentSkeleton } from './payment-skeleton.tsx'
import { createPaymentWorld } from './payment-world.ts'
import { usePaymentSession } from './use-payment-session.ts'
import './payment.css'

/** /payment: pays what the order form handed over, goes on with what was begun on this device, or pays the order of the history that the address names (R49); without any, /commande (section 2). */
export default function PaymentPage() {
  const shared = useWorld()
  const [world] = useState(() => createPaymentWorld(shared))
  const [found, lookAgain] = usePaymentSession(world)
  if (found === null) return <Redirect to={paths.order} replace />
  if (found === 'elsewhere') return <PaidElsewhere />
  if (typeof found === 'string') {
    return (
      <Page title="Paiement" back={<NoWayBack />}>
        {found === 'unloaded' ? <NoOrder onRetry={lookAgain} /> : <PaymentSkeleton />}
      </Page>
    )
  }
  return (
    <Page title="Paiement" back={<BackToOrder {...found} />}>
      <PaymentScreen {...found} openCardFields={world.openCardFields} />
    </Page>
  )
}
