import { useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { StaffList, StaffOrder } from '#contract/staff-orders.ts'
import { clock, longDay } from '#rules/french.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { ListFailure } from '../act/list-failure.tsx'
import { OutboxPanel } from '../act/outbox-panel.tsx'
import { WaitingPanel } from '../act/waiting-panel.tsx'
import { StaffIcon } from '../parts/staff-icon.tsx'
import { useDesk } from '../model/use-desk.ts'
import { useMinute } from '../parts/use-minute.ts'
import { DayBar } from './day-bar.tsx'
import { ListTabs } from './list-tabs.tsx'
import { NothingHere } from './nothing-here.tsx'
import { SearchField } from './search-field.tsx'
import { OrderRow } from './staff-order-row.tsx'
import { useFocusKept } from './use-focus-kept.ts'

/** The team's lists: the day, the counts as tabs, the orders, the most pressing first. `shown`: the order that is open beside it. */
export function OrderList({ list, words, shown }: { readonly list: StaffList; readonly words: string; readonly shown: number | null }) {
  const { world, desk } = useDesk()
  const { orders, failure } = useSnapshot(desk.state)
  const now = useMinute(world.now)
  const rows = useRef<HTMLOListElement>(null)
  useFocusKept(rows, orders)
  const Title = shown === null ? 'h1' : 'h2'
  return (
    <section className="staff-list" aria-label="Commandes">
      <div className="staff-list-head">
        <Title className="staff-day">{longDay(now).replace(/ \d{4}$/, '')}</Title>
        <Reread />
      </div>
      <DayBar />
      <ListTabs list={list} />
      {list === 'recherche' && <SearchField key={words} words={words} />}
      <OutboxPanel />
      <WaitingPanel />
      <ListFailure />
      {orders === null ? failure === null && <Ghosts /> : orders.length === 0 ? <NothingHere list={list} words={words} /> : (
        <ol ref={rows} className="staff-rows">
          {orders.map((order, index) => (
            <OrderRow key={order.id} order={order as StaffOrder} place={{ list, words, isMostPressing: index === 0 && shown === null && list !== 'recherche', isShown: order.id === shown, isNext: index === 1 && list === 'aujourdhui' }} now={now} />
          ))}
        </ol>
      )}
    </section>
  )
}

/** When the list was read, and the way to read it now. */
function Reread() {
  const { desk } = useDesk()
  const { readAt, isReading } = useSnapshot(desk.state)
  return (
    <button type="button" className="staff-reread" aria-label={readAt === null ? 'Actualiser' : `Actualiser, dernière lecture à ${clock(readAt)}`} aria-busy={isReading} onClick={() => void desk.refresh()}>
      <StaffIcon name="refresh" />
      <span>{readAt === null ? '' : clock(readAt)}</span>
    </button>
  )
}

function Ghosts() {
  return (
    <div className="staff-rows">
      <Skeleton shape="ticket" label="Chargement des commandes" />
      <Skeleton shape="ticket" />
    </div>
  )
}
