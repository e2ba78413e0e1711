import type { ReactNode } from 'react'
import { useWorld } from '#app/world.ts'
import { addressLines } from '#rules/text/address-label.ts'
import { deliveryHeadline } from '#rules/order/delivery-headline.ts'
import { boundDate } from '#rules/moment/french.ts'
import { Facts } from '#ui/lists/facts.tsx'
import { RouteAB } from '#ui/lists/route-ab.tsx'
import { Ticket, type TicketProps } from '#ui/lists/ticket.tsx'
import type { EndedOrder } from './ended-order.ts'

interface EndedTicketProps {
  readonly order: EndedOrder
  /** StatuCommande: what it is called while it is not on its way. */
  readonly status: number
  /** As on paper. */
  readonly stamp?: ReactNode
  readonly total: TicketProps['total']
}

/** The ticket of an order that was just made: when, from where to where, for whom, how much. */
export function EndedTicket({ order, status, stamp, total }: EndedTicketProps) {
  const { over, day, hours } = deliveryHeadline({ ...order, status, leftAt: null, deliveredAt: null }, useWorld().now())
  return (
    <Ticket total={total}>
      <div className="ended-headline">
        <p>{over}</p>
        <h2>{boundDate(day)}</h2>
        <p>{[hours, order.weight].filter(Boolean).join(' · ')}</p>
      </div>
      <RouteAB
        aLabel="Retrait"
        bLabel="Livraison"
        from={order.pickup === '' ? { title: 'Adresse de retrait non communiquée' } : stop(order.pickup, order.company)}
        to={stop(order.delivery, order.customerCompany)}
      />
      <div className="ended-person">
        {order.customer !== '' && <Facts facts={[{ label: 'Client à livrer', value: order.customer }]} />}
        {stamp}
      </div>
    </Ticket>
  )
}

function stop(address: string, company: string) {
  const [street, town] = addressLines(address)
  return { title: street, detail: [town, company].filter(Boolean).join(' · ') }
}
