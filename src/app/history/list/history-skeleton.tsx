import type { PastOrder } from '#contract/order/past-order.ts'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { OrderCard } from './rows/order-card.tsx'
import { OrderColumns } from './order-columns.tsx'
import '#ui/frame/stack.css'
import './history-list.css'
import './months/month-view.css'
import './rows/order-days.css'

/** The place of the list while it is fetched: the real pieces, ghosted, so that nothing moves when it comes. */
export function HistorySkeleton() {
  return (
    <Skeleton label="Chargement de l’historique">
      <div className="stack order-days-ghost">
        <div className="month-view">
          <p className="month-ghost">Novembre 2026</p>
        </div>
        <div className="stack order-days">
          <OrderColumns />
          <section className="order-day">
            <div className="order-day-head">
              <h2>Lundi 5 janvier 1970</h2>
              <p>3 commandes</p>
              <p className="order-day-total">143,64 €</p>
            </div>
            <ul>
              {[1001, 1002, 1003].map((id) => (
                <li key={id}>
                  <OrderCard order={ghost(id)} today="1970-01-01" selected={false} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </Skeleton>
  )
}

const at = new Date(0)

function ghost(id: number): PastOrder {
  const none = {
    paidAt: null,
    price: null,
    minutes: null,
    email: '',
    phone: '',
    reference: '',
    site: '',
    goods: '',
    packages: '',
    orderedBy: '',
    readOnly: false,
    hasWaybill: false,
    attempt: '',
    waitsForDay: false,
    slip: null,
    invoice: null,
    invoiceToken: null,
    preparedAt: null,
    updatedAt: null,
    leftAt: null,
    expectedAt: null,
    dateReason: '',
    slipName: '',
    deliveredAt: null,
    emittedGrams: null,
    emittedBasis: '',
    salesTerms: null,
    paidBy: '',
    creditNotes: [],
    trackingPath: null,
    refund: null,
    repeat: null,
  }
  return {
    ...none,
    id,
    orderedAt: at,
    countedFrom: at,
    status: 4,
    paid: 1,
    onAccount: false,
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
