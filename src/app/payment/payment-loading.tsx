import { Page } from '#ui/frame/page.tsx'
import { NoBackLink } from './no-back-link.tsx'
import { PaymentSkeleton } from './payment-skeleton.tsx'

/** /payment until it is there. */
export function PaymentLoading() {
  return (
    <Page title="Paiement" back={<NoBackLink />}>
      <PaymentSkeleton />
    </Page>
  )
}
