import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Ticket } from '#ui/ticket.tsx'
import { NoWayBack } from './no-way-back.tsx'
import './payment.css'

/** /payment until it is there: the ticket of the order, and the card. */
export function PaymentLoading() {
  return (
    <Page title="Paiement" back={<NoWayBack />}>
      <div className="payment">
        <Ticket total={{ label: 'Total TTC', amount: '\u00A0' }}>
          <Skeleton lines={4} label="Ouverture du paiement" />
          <Skeleton lines={6} />
        </Ticket>
        <Card>
          <Skeleton shape="field" />
          <Skeleton shape="field" />
          <Skeleton shape="field" />
          <Skeleton shape="control" />
        </Card>
      </div>
    </Page>
  )
}
