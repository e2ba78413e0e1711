import { askedSlot, slotDay, type Slot } from '#rules/order/delivery-times.ts'
import { deliveryTypeLabel } from '#rules/price/delivery-types.ts'
import { nearDay } from '#rules/moment/near-day.ts'
import { requestedStatus } from '#rules/order/order-status.ts'
import { parisDay, type ParisDay } from '#rules/moment/paris-time.ts'
import { fullSlot, shortSlot } from '#rules/order/slot-words.ts'
import { OrderDue, type OrderDueProps } from './order-due.tsx'

/** Until when an order is due; for a request, since when it waits for a price, and the wished moment. */
export function DueLine(props: OrderDueProps) {
  const { order, now } = props
  const { status, moment, orderedAt, countedFrom, due } = order
  if (status !== requestedStatus) return <OrderDue {...props} />
  const [day, today] = [parisDay(orderedAt), parisDay(now)]
  const isPast = due !== null && due < now
  return (
    <div className="staff-due">
      <p>
        <span>
          Demandée {nearDay(day, today).replace(/^\p{L}+ (?=\d)/u, 'le ')}
          {yearsAgo(day, today)}
        </span>
        {moment !== null && (
          <span data-late={isPast || undefined}>
            {deliveryTypeLabel(moment.type)}, {datedSlot(askedSlot(moment, countedFrom), today)}
            {isPast && ' : date passée'}
          </span>
        )}
      </p>
    </div>
  )
}

/** ' · il y a un an', ' · il y a 2 ans'; '' for less. */
function yearsAgo(day: ParisDay, today: ParisDay): string {
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4)) - (today.slice(5) < day.slice(5) ? 1 : 0)
  return years === 0 ? '' : ` · il y a ${years === 1 ? 'un an' : `${years} ans`}`
}

/** With its year where that is another one than today's. */
function datedSlot(slot: Slot, today: ParisDay): string {
  return slotDay(slot).slice(0, 4) === today.slice(0, 4) ? shortSlot(slot) : fullSlot(slot)
}
