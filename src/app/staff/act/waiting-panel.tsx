import { useSnapshot } from 'valtio'
import { waitingOf } from '../model/after-steps.ts'
import { useDesk } from '../model/use-desk.ts'
import { OrderState } from './order-state.tsx'

/** What waits to be sent of orders that are in no row: the app was opened without a network, or another list is shown. */
export function WaitingPanel() {
  const { world, desk } = useDesk()
  const { orders } = useSnapshot(desk.state)
  const { items } = useSnapshot(desk.outbox.state)
  const { lacks } = useSnapshot(world.connection.state)
  const unlisted = new Set(
    items.map(({ entry }) => entry.orderId).filter((id) => !orders?.some((order) => order.id === id)),
  )
  return [...unlisted]
    .filter((orderId) => waitingOf(items, orderId, lacks).length > 0)
    .map((orderId) => (
      <section key={orderId} className="staff-waiting" aria-label={`Commande n° ${orderId}`}>
        <b>n° {orderId}</b>
        <OrderState orderId={orderId} />
      </section>
    ))
}
