import { useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { parisDay } from '#rules/paris-time.ts'
import type { HistorySession } from '../history-session.ts'
import { everyOrder } from '../kept-filter.ts'
import { HistorySkeleton } from './history-skeleton.tsx'
import { KeyHints } from './key-hints.tsx'
import { ListFailure, StaleLine } from './list-failure.tsx'
import { ListFilters } from './list-filters.tsx'
import { ListHead, whenWords } from './list-head.tsx'
import { MonthView } from './month-view.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderDays } from './order-days.tsx'
import { ordersCsv } from './orders-csv.ts'
import { useListKeys } from './use-list-keys.ts'
import { usePullToRefresh } from './use-pull-to-refresh.ts'
import { useShownOrders } from './use-shown-orders.ts'
import './history-list.css'

/** The supplier's orders by day, newest first. `selected`: the number of the order that is open beside the list, or null. */
export function HistoryList({ session, selected }: { readonly session: HistorySession; readonly selected: number | null }) {
  const world = useWorld()
  const { orders, at, failure, group, search } = useSnapshot(session.state)
  const now = world.now()
  const today = parisDay(now)
  const isNarrowed = group !== 'all' || search !== ''
  const { found, shown, filter } = useShownOrders(session, today)
  const list = useRef<HTMLDivElement>(null)
  useListKeys(list, selected !== null)
  const isPulled = usePullToRefresh(session.refresh)

  const refresh = () => void session.refresh()
  const save = () => world.saveFile(new File([ordersCsv(shown)], `commandes-${today}.csv`, { type: 'text/csv;charset=utf-8' }))
  return (
    <div className="history-list" ref={list} data-pulled={isPulled || undefined}>
      <ListHead session={session} now={now} />
      {failure !== null && orders !== null && <StaleLine failure={failure} age={whenWords(at, now)} onRetry={refresh} />}
      <ListFilters session={session} found={found} />
      {orders === null && (failure === null ? <HistorySkeleton /> : <ListFailure failure={failure} onRetry={refresh} />)}
      {orders !== null && shown.length === 0 && <NoOrders elsewhere={orders.length > 0} isNarrowed={isNarrowed} onAll={() => session.narrow(everyOrder)} />}
      {shown.length > 0 && (
        <>
          <MonthView orders={shown} onExport={save} />
          <OrderDays orders={shown} filter={filter} today={today} selected={selected} />
          <KeyHints />
        </>
      )}
    </div>
  )
}
