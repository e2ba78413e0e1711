import { Page } from '#ui/frame/page.tsx'
import { NoWayBack } from './no-way-back.tsx'
import { PaymentSkeleton } from './payment-skeleton.tsx'

/** /payment until it is there. */
export function PaymentLoading() {
  return (
    <Page title="Paiement" back={<NoWayBack />}>
      <PaymentSkeleton />
    </Page>
  )
}
