import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { ordersIn, yearsOf, type Period } from '#rules/order-filter.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { HistorySession } from '../history-session.ts'
import { groupByDay } from './group-by-day.ts'
import { HistorySkeleton } from './history-skeleton.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderDays } from './order-days.tsx'
import './history-list.css'

/** The supplier's orders by day, newest first. `selected`: the number of the order that is open beside the list, or null. */
export function HistoryList({ session, selected }: { readonly session: HistorySession; readonly selected: number | null }) {
  const world = useWorld()
  const { orders, failure, period } = useSnapshot(session.state)

  const days = groupByDay(ordersIn(orders ?? [], period, world.now()))
  return (
    <>
      <div className="history-period">
        <SelectField
          id="period"
          name="period"
          label="Période"
          options={[{ value: 'last-6-months', label: '6 derniers mois' }, ...yearsOf(orders ?? []).map((year) => ({ value: year, label: year }))]}
          value={period}
          onChange={(event) => session.choose(event.currentTarget.value as Period)}
        />
      </div>
      {failure !== null ? (
        <LoadError sentence={failure} onRetry={() => void session.retry()} />
      ) : orders === null ? (
        <HistorySkeleton />
      ) : days.length === 0 ? (
        <NoOrders elsewhere={orders.length > 0} />
      ) : (
        <OrderDays days={days} selected={selected} />
      )}
    </>
  )
}

function LoadError({ sentence, onRetry }: { readonly sentence: string; onRetry(): void }) {
  return (
    <Banner
      tone="bad"
      role="alert"
      title={sentence}
      action={
        <Button variant="secondary" small onClick={onRetry}>
          Réessayer
        </Button>
      }
    >
      Tes commandes sont gardées chez nous.
    </Banner>
  )
}
