import { Card } from '#ui/frame/card.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { Ticket } from '#ui/lists/ticket.tsx'
import '#ui/frame/stack.css'
import './order-detail.css'

/** The place of an order while it is fetched: its state, when and where, its steps; then its ticket. */
export function OrderSkeleton() {
  return (
    <div className="stack order-detail">
      <div className="order-detail-badge">
        <Skeleton shape="badge" />
      </div>
      <div className="order-detail-first">
        <Card>
          <Skeleton label="Chargement de la commande" lines={4} />
          <Skeleton />
          <div className="delivery-progress">
            <Skeleton lines={9} />
          </div>
        </Card>
      </div>
      <div className="order-detail-ticket">
        <Ticket total={{ label: 'Total TTC', amount: '\u00A0' }}>
          <Skeleton lines={5} />
          <Skeleton lines={6} />
          <Skeleton lines={6} />
        </Ticket>
      </div>
    </div>
  )
}
