import { useCallback, useRef, useState, useDeferredValue, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation, Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { ageWords } from '#rules/moment/near-day.ts'
import { parisDay, parisInstant, type ParisDay } from '#rules/moment/paris-time.ts'
import { KeyHints } from '#ui/say/key-hints.tsx'
import { useListKeys } from '#ui/act/use-list-keys.ts'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { WholeWords } from '#ui/say/whole-words.tsx'
import { ordersIn } from '#rules/order/order-filter.ts'
import { isInGroup } from '#rules/order/order-group.ts'
import { ordersMatching } from '#rules/order/order-search.ts'
import { CopyLine } from '../copy-line.tsx'
import { useHistoryScope } from '../history-scope.ts'
import type { HistoryStore } from '../history-store.ts'
import { everyOrder } from '../kept-filter.ts'
import { CancelFromList } from './cancel-from-list.tsx'
import { HistorySkeleton } from './history-skeleton.tsx'
import { ListFailure, StaleLine } from './list-failure.tsx'
import { ListFilters } from './list-filters.tsx'
import { ScopeSwitch } from './scope-switch.tsx'
import { ListHead } from './list-head.tsx'
import { MonthView } from './months/month-view.tsx'
import { NoOrders } from './no-orders.tsx'
import { OlderOrders } from './older-orders.tsx'
import { OrderDays } from './rows/order-days.tsx'
import { ordersCsv } from './orders-csv.ts'
import { missingBefore, sinceName, sinceWords } from './months/since-words.ts'
import { usePullToRefresh } from './use-pull-to-refresh.ts'
import { WaitingRequests } from './waiting-requests.tsx'
import '#ui/frame/stack.css'
import './history-list.css'

interface HistoryListProps {
  readonly store: HistoryStore
  /** The number of the order open beside the list, or null. */
  readonly selected: number | null
  /** Goes over to the firm's orders, or back to one's own; null for who has the one list only. */
  readonly onSwitch?: ((isFirm: boolean) => void) | null
}

/** The supplier's orders by day, newest first. */
export function HistoryList({ store, selected, onSwitch = null }: HistoryListProps) {
  const world = useWorld()
  const { orders, older, at, failure, period, group, search } = useSnapshot(store.state)
  const { online } = useSnapshot(world.connection.state)
  const now = world.now()
  const today = parisDay(now)
  const isNarrowed = group !== 'all' || search !== ''
  const { found, shown, filter } = useShownOrders(store, today)
  const list = useRef<HTMLDivElement>(null)
  const [cancelling, setCancelling] = useState<PastOrder | null>(null)
  const [, navigate] = useLocation()
  const scope = useHistoryScope()
  const close = useCallback(() => navigate(scope.list), [navigate, scope.list])
  useListKeys(list, { onClose: selected === null ? null : close })
  const isPulled = usePullToRefresh(store.refresh)

  const refresh = () => void store.refresh()
  const missing = missingBefore(older, period, now)
  const save = () => {
    const name = missing === null ? `commandes-${today}.csv` : `commandes-${today}-depuis-${sinceName(missing)}.csv`
    world.saveFile(new File([ordersCsv(shown)], name, { type: 'text/csv;charset=utf-8' }))
    if (missing !== null)
      world.toasts.show(
        'info',
        `Le fichier contient tes commandes depuis ${sinceWords(missing)}. Pour tout avoir, affiche d’abord les plus anciennes.`,
      )
  }
  return (
    <div className="stack history-list" ref={list} data-pulled={isPulled || undefined}>
      <ListHead store={store} now={now} />
      {onSwitch !== null && <ScopeSwitch onSwitch={onSwitch} />}
      <UnconfirmedLine />
      <WaitingRequests onLeft={refresh} />
      {orders !== null && <CopyLine at={at} what="liste" />}
      {failure !== null && orders !== null && online && (
        <StaleLine failure={failure} age={ageWords(at, now)} onRetry={refresh} />
      )}
      <ListFilters store={store} found={found} />
      {orders === null &&
        (failure === null ? <HistorySkeleton /> : <ListFailure failure={failure} onRetry={refresh} />)}
      {orders !== null && shown.length === 0 && (
        <NoOrders
          elsewhere={orders.length > 0 || older !== null}
          isCut={missing !== null}
          isNarrowed={isNarrowed}
          onAll={() => store.narrow(everyOrder)}
        />
      )}
      {shown.length > 0 && (
        <>
          <MonthView orders={shown} period={period} missing={missing} onExport={save} />
          <OrderDays
            orders={shown}
            filter={`${scope.list} ${filter}`}
            isFirm={scope.isFirm}
            drawn={store.drawn}
            today={today}
            selected={selected}
            onCancel={setCancelling}
          />
          <KeyHints />
        </>
      )}
      {cancelling !== null && <CancelFromList order={cancelling} store={store} onClose={() => setCancelling(null)} />}
      {older !== null && (
        <OlderOrders store={store} older={older} isCut={missing !== null} isSearched={search !== ''} />
      )}
    </div>
  )
}

/** The way to where the account's address is confirmed; nothing once it is, or where the provider does not ask. */
function UnconfirmedLine() {
  const { user } = useSnapshot(useWorld().session.state)
  if (user?.email_confirme !== false) return null
  return (
    <p>
      <Link href={paths.account} className={textLinkClass('forward')}>
        <span>
          <WholeWords>Confirme ton adresse e-mail</WholeWords>
        </span>
      </Link>
    </p>
  )
}

/** What the list is narrowed to, newest first. A letter or a chip is shown before what it finds. */
function useShownOrders(store: HistoryStore, today: ParisDay) {
  const { now } = useWorld()
  const { orders, ...asked } = useSnapshot(store.state)
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
