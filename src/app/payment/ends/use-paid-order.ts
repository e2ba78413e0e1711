import { useEffect, useState } from 'react'
import type { InferOutput } from 'valibot'
import { readPayment } from '#adapters/payments/read-payment.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { useWorld } from '#app/world.ts'
import type { paidHandover } from '#contract/handover/handover.ts'
import { endedPastOrder, endedPayment, type EndedOrder } from './ended-order.ts'

/** The order that was paid: as it was handed over, which needs no network; the history is asked where that says nothing of it, or where it may be on its way already. Null while nothing is known of it. */
export function usePaidOrder({ orderId, at, paid }: InferOutput<typeof paidHandover>): EndedOrder | null {
  const { orders, now } = useWorld()
  const payment = readPayment(paid)
  const [order, setOrder] = useState<EndedOrder | null>(() => payment && endedPayment(payment, at ?? now()))
  const isNew = payment !== null && 'submissionId' in payment.handover

  useEffect(() => {
    if (isNew) return
    let isHere = true
    orders.find(orderId).then(
      (found) => void (isHere && found !== null && setOrder(endedPastOrder(found))),
      forgiving(() => {}),
    )
    return () => {
      isHere = false
    }
  }, [orders, orderId, isNew])
  return order
}
