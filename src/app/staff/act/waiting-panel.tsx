import { useSnapshot } from 'valtio'
import { useDesk } from '../model/use-desk.ts'
import { OrderState } from './order-state.tsx'

/** What waits to be sent while there is no list to say it in: the app was opened without a network. */
export function WaitingPanel() {
  const { desk } = useDesk()
  const { items } = useSnapshot(desk.outbox.state)
  const orderIds = new Set(items.filter(({ phase }) => phase !== 'refused').map(({ entry }) => entry.orderId))
  return [...orderIds].map((orderId) => (
    <section key={orderId} className="staff-waiting" aria-label={`Commande n° ${orderId}`}>
      <b>n° {orderId}</b>
      <OrderState orderId={orderId} />
    </section>
  ))
}
