import { Card } from '#ui/frame/card.tsx'
import { Facts } from '#ui/lists/facts.tsx'
import { RouteAB } from '#ui/lists/route-ab.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { Ticket } from '#ui/lists/ticket.tsx'
import './payment.css'

/** The outline of a payment until its order is known: the ticket, and the card. */
export function PaymentSkeleton() {
  return (
    <div className="payment">
      <TicketOutline label="Ouverture du paiement" total="Total TTC" />
      <Card>
        <Skeleton shape="field" />
        <div className="card-form-pair">
          <Skeleton shape="field" />
          <Skeleton shape="field" />
        </div>
        <Skeleton shape="control" />
      </Card>
    </div>
  )
}

/** The ticket of an order, as long as nothing of it is known: its route and its facts. */
export function TicketOutline({ label, total }: { readonly label: string; readonly total: string }) {
  return (
    <Ticket total={{ label: total, amount: '\u00A0', note: '\u00A0' }}>
      <Skeleton label={label}>
        <RouteAB from={stop} to={stop} />
        <Facts facts={facts} />
      </Skeleton>
    </Ticket>
  )
}

const stop = { title: '12 rue de l’Exemple', detail: '06400 Cannes' }
const facts = ['Poids', 'Client à livrer', 'Livraison'].map((label) => ({ label, value: '151-300 kg' }))
