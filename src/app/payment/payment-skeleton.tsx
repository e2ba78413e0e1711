import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Ticket } from '#ui/ticket.tsx'
import './payment.css'

/** The place of a payment until its order is known: the ticket, and the card. */
export function PaymentSkeleton() {
  return (
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
  )
}
