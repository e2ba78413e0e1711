import { Link } from 'wouter'
import { staffOrderPath } from '#app/paths.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { capitalized, clock, inProse } from '#rules/moment/french.ts'
import { nearDay } from '#rules/moment/near-day.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { deliveryTimes } from '#rules/order/delivery-times.ts'
import { isPastDue } from '#rules/order/order-heads.ts'
import { deliveryTypeLabel } from '#rules/price/delivery-types.ts'
import { townOf } from '#rules/text/address-label.ts'
import { RouteLine } from '#ui/lists/route-line.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { useStaffRoom } from '../../model/use-staff-room.ts'
import { recipientOf } from '../../pieces/recipient.ts'
import { useRuns } from '../model/use-runs.ts'
import { RunMenu } from './run-menu.tsx'

/** An order that is on no run: until when, which way, for whom, how heavy, and the runs that it may go on. */
export function OrderToPlace({ order }: { readonly order: StaffOrder }) {
  const { world } = useStaffRoom()
  const { store, drag } = useRuns()
  const now = world.now()
  const isLate = isPastDue(order, now)
  return (
    <li className="panel runs-order" draggable onDragStart={() => drag({ order })} onDragEnd={() => drag(null)}>
      <p className="runs-order-due">
        <b data-late={isLate || undefined}>{dueWords(order, now)}</b>
        {order.moment !== null && (
          <span className="staff-type" data-type={order.moment.type}>
            {deliveryTypeLabel(order.moment.type)}
          </span>
        )}
      </p>
      <RouteLine from={townOf(order.pickupAddress)} to={townOf(order.deliveryAddress)} />
      <p className="runs-order-who">
        {recipientOf(order)} ·{' '}
        <Link href={staffOrderPath(order.id)}>
          <VisuallyHidden>Commande </VisuallyHidden>n° {order.id}
        </Link>
      </p>
      <div className="runs-order-foot">
        <b>{order.weightLabel}</b>
        <RunMenu
          label="Placer"
          what={` la commande n° ${order.id}`}
          orders={[order]}
          onPick={(id) => void store.assign(id, order)}
        />
      </div>
    </li>
  )
}

/** 'Avant 12 h' of a half-day, '10:00' of an hour; late: 'Hier, avant 12 h : en retard'. */
function dueWords(order: StaffOrder, now: Date): string {
  const { due } = order
  if (due === null) return 'Sans heure'
  const isHalfDay = deliveryTimes(order).holds?.kind === 'half-day'
  const time = isHalfDay ? `avant ${inProse(clock(due))}` : clock(due)
  if (!isPastDue(order, now)) return capitalized(time)
  const [day, today] = [parisDay(due), parisDay(now)]
  return `${day === today ? capitalized(time) : `${capitalized(nearDay(day, today))}, ${time}`} : en retard`
}
