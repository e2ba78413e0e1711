import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { townOf } from '#rules/text/address-label.ts'
import { clock, inProse } from '#rules/moment/french.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { StaffIcon } from '../pieces/staff-icon.tsx'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { OrderState } from './order-state.tsx'

/** Whether an order was delivered here just now: its folded row stays while that can be undone or waits to be sent. */
export function useIsJustDelivered({ id, status }: StaffOrder): boolean {
  const { store } = useStaffRoom()
  const { delivered } = useSnapshot(store.state)
  const { items } = useSnapshot(store.outbox.state)
  const waits = items.some(
    ({ entry, phase }) => entry.orderId === id && entry.step?.to === orderStatus.delivered && phase !== 'refused',
  )
  return status === orderStatus.delivered && (delivered.includes(id) || waits)
}

/** The row of a just delivered order, kept so that no other button moves under the thumb. `path`: its screen. */
export function DeliveredRow({ order, path }: { readonly order: StaffOrder; readonly path: string }) {
  const { id, deliveredAt, customerName, customerCompany, deliveryAddress } = order
  const facts = [`n° ${id}`, customerCompany || customerName, townOf(deliveryAddress)].filter(Boolean).join(' · ')
  return (
    <li className="staff-row staff-delivered" data-order={id}>
      <Link href={path}>
        <StaffIcon name="done" />
        <span>
          <b>{deliveredAt === null ? 'Livrée' : `Livrée à ${inProse(clock(deliveredAt))}`}</b>
          <small>{facts}</small>
        </span>
      </Link>
      <OrderState orderId={id} />
    </li>
  )
}
