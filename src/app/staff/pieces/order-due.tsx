import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { deliveryTypeLabel } from '#rules/price/delivery-types.ts'
import { isUnpaidAndWaiting } from '#rules/order/cancellation.ts'
import { deliveryTimes, slotDay } from '#rules/order/delivery-times.ts'
import { dueWords } from '#rules/moment/due-words.ts'
import { clock } from '#rules/moment/french.ts'
import { nearDay } from '#rules/moment/near-day.ts'
import { notPaidInTime, nothingComes } from '#rules/order/lapsed-words.ts'
import { isOver, orderStatus } from '#rules/order/order-status.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { isLapsed } from '#rules/order/payable.ts'
import { leftWords, shortSlot } from '#rules/order/slot-words.ts'
import { statusLabel } from '#rules/order/status-badge.ts'
import { InsteadOf } from '#ui/say/instead-of.tsx'

export interface OrderDueProps {
  readonly order: StaffOrder
  readonly now: Date
  /** Null where it is not known. */
  readonly cancelledAt?: Date | null
}

/** Until when an order is due, red once over, and how it was asked for. A finished one says what became of it. */
export function OrderDue(due: OrderDueProps) {
  const type = due.order.moment?.type
  return (
    <div className="staff-due">
      <Due {...due} />
      {type && (
        <span className="staff-type" data-type={type}>
          {deliveryTypeLabel(type)}
        </span>
      )}
    </div>
  )
}

/** Of an urgent order it is its pickup that is promised. */
function DueTime({
  time,
  status,
  isPickup,
}: { readonly time: string; readonly isPickup: boolean } & Pick<StaffOrder, 'status'>) {
  if (!isPickup) return <b>{time}</b>
  const [end, when] = pickupHour(status)
  return (
    <span>
      {end} <span className="staff-in-full">{when} </span>
      <b>{time}</b>
    </span>
  )
}

/** An urgent order promises its pickup; after that, its customer reads the same hour as the delivery's. */
export function pickupHour(status: number | null): readonly [string, string] {
  return status === orderStatus.delivering ? ['livraison', 'vers'] : ['retrait', 'avant']
}

/** A folded card has room for the delay alone: what stands in full is for the open one, and for who listens. */
function Left({ words }: { readonly words: string }) {
  const [left, late] = words.split(' de retard')
  if (late === undefined) return words
  return (
    <>
      {left}
      <span className="staff-in-full"> de retard</span>
    </>
  )
}

function Due({ order, now, cancelledAt = null }: OrderDueProps) {
  if (isOver(order)) {
    const endedAt = order.status === orderStatus.delivered ? order.deliveredAt : cancelledAt
    return (
      <p>
        <b>{statusLabel(order.status)}</b>{' '}
        {endedAt !== null && (
          <span>
            {nearDay(parisDay(endedAt), parisDay(now))} à {clock(endedAt)}
          </span>
        )}
      </p>
    )
  }
  if (order.due === null) return <p>Sans heure</p>
  if (isLapsed(order, now)) {
    return (
      <p>
        <b>{notPaidInTime}</b> <span>{nothingComes}</span>
      </p>
    )
  }
  const { asked, holds, isMoved, leftAt } = deliveryTimes(order)
  const { time, words, isLate } = dueWords(order.due, { now, isLatest: holds?.kind === 'half-day' })
  // What is not paid is not delivered: it is not late.
  const isUnpaid = isLate && isUnpaidAndWaiting(order)
  return (
    <div>
      <p data-late={(isLate && !isUnpaid) || undefined}>
        <DueTime time={time} status={order.status} isPickup={holds?.kind === 'pickup'} />{' '}
        <span>{isUnpaid ? `pas payée, ${nearDay(parisDay(order.due), parisDay(now))}` : <Left words={words} />}</span>
      </p>
      {leftAt !== null && <p className="staff-in-full">{leftWords(leftAt, holds === null ? '' : slotDay(holds))}</p>}
      {isMoved && asked !== null && (
        <p>
          <InsteadOf slot={shortSlot(asked)} />
        </p>
      )}
    </div>
  )
}
