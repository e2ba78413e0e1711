import type { PastOrder } from '#contract/history.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { OrderDays } from './order-days.tsx'

/** The place of the list while it is fetched: the real pieces, ghosted, so that nothing moves when it comes. */
export function HistorySkeleton() {
  return (
    <Skeleton label="Chargement de l’historique">
      <div className="order-days-ghost">
        <OrderDays orders={[1001, 1002, 1003].map(ghost)} filter="" drawn={allOfThem} today="1970-01-01" selected={null} />
      </div>
    </Skeleton>
  )
}

const allOfThem = { list: '', count: 3 }
const at = new Date(0)

function ghost(id: number): PastOrder {
  const none = { paidAt: null, price: null, minutes: null, email: '', phone: '', slip: null, invoice: null, invoiceToken: null, preparedAt: null, updatedAt: null, expectedAt: null, deliveredAt: null, trackingPath: null, refund: null, repeat: null }
  return {
    ...none,
    id,
    orderedAt: at,
    status: 4,
    paid: 1,
    moment: { type: 'flex', slot: { day: '1970-01-05', halfDay: 'AM' } },
    pickupAddress: 'Dépôt Exemple, 06150 Cannes',
    deliveryAddress: '12 chemin des Oliviers, 06250 Mougins',
    customerCompany: 'Villa Azur SARL',
    customerName: '',
    totalHT: 3990,
    vat: 798,
    totalTTC: 4788,
    weightLabel: '151-300 kg',
  }
}
