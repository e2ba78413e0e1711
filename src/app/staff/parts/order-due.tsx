import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { deliveryTypeLabel } from '#rules/price/delivery-types.ts'
import { isUnpaidAndWaiting } from '#rules/order/cancellation.ts'
import { deliveryTimes, slotDay } from '#rules/order/delivery-times.ts'
import { dueWords } from '#rules/moment/due-words.ts'
import { dayFromNow } from '#rules/moment/moment.ts'
import { notPaidInTime, nothingComes } from '#rules/order/lapsed-words.ts'
import { isOver } from '#rules/order/order-status.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { isLapsed } from '#rules/order/payable.ts'
import { leftWords, shortSlot } from '#rules/order/slot-words.ts'
import { statusLabel } from '#rules/order/status-badge.ts'
import { InsteadOf } from '#ui/say/instead-of.tsx'

/** Until when an order is to be seen to, red once that is over, and how it was asked for. One that is over says what became of it. */
export function OrderDue({ order, now }: { readonly order: StaffOrder; readonly now: Date }) {
  const type = order.moment?.type
  return (
    <div className="staff-due">
      <Due order={order} now={now} />
      {type && (
        <span className="staff-type" data-type={type}>
          {deliveryTypeLabel(type)}
        </span>
      )}
    </div>
  )
}

/** Of an urgent order it is its pickup that is promised. */
function DueTime({ time, isPickup }: { readonly time: string; readonly isPickup: boolean }) {
  if (!isPickup) return <b>{time}</b>
  return (
    <span>
      retrait <span className="staff-in-full">avant </span>
      <b>{time}</b>
    </span>
  )
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

function Due({ order, now }: { readonly order: StaffOrder; readonly now: Date }) {
  if (isOver(order)) {
    return (
      <p>
        <b>{statusLabel(order.status)}</b>
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
  // Nobody delivers what is not paid: it is not late.
  const isUnpaid = isLate && isUnpaidAndWaiting(order)
  return (
    <div>
      <p data-late={(isLate && !isUnpaid) || undefined}>
        <DueTime time={time} isPickup={holds?.kind === 'pickup'} />{' '}
        <span>
          {isUnpaid ? `pas payée, ${dayFromNow(parisDay(order.due), parisDay(now))}` : <Left words={words} />}
        </span>
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
