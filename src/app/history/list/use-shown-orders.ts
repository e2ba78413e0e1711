import { useDeferredValue, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { ordersIn } from '#rules/order/order-filter.ts'
import { isInGroup } from '#rules/order/order-group.ts'
import { ordersMatching } from '#rules/order/order-search.ts'
import { parisInstant, type ParisDay } from '#rules/moment/paris-time.ts'
import type { HistorySession } from '../history-session.ts'

/** What the list is narrowed to, newest first. A letter or a chip is shown before what it finds. */
export function useShownOrders(session: HistorySession, today: ParisDay) {
  const { now } = useWorld()
  const { orders, ...asked } = useSnapshot(session.state)
  const period = useDeferredValue(asked.period)
  const group = useDeferredValue(asked.group)
  const words = useDeferredValue(asked.search)
  const ofPeriod = useMemo(
    () => ordersIn((orders ?? []) as readonly PastOrder[], period, parisInstant(today, '12:00')),
    [orders, period, today],
  )
  /** Of every state, for the counts of the filter. */
  const found = useMemo(() => ordersMatching(ofPeriod, words), [ofPeriod, words])
  const shown = useMemo(() => found.filter((order) => isInGroup(order, group, now())), [found, group, now])
  return { found, shown, filter: `${period} ${group} ${words}` }
}
