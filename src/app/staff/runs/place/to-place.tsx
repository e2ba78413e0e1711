import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { Note } from '#ui/say/note.tsx'
import { ordersToPlace, type OrdersToPlace } from '../model/orders-to-place.ts'
import { useRuns } from '../model/use-runs.ts'
import { OrderToPlace } from './order-to-place.tsx'
import { RunMenu } from './run-menu.tsx'

/** The orders of the day that are on no run, by half-day. */
export function ToPlace({ isPast }: { readonly isPast: boolean }) {
  const { day } = useRuns()
  const waiting = day.orders.filter(({ id }) => day.withoutRun.includes(id))
  return (
    <section className="runs-place" aria-labelledby="a-placer">
      <h2 id="a-placer" tabIndex={-1}>
        À placer <span>{waiting.length}</span>
      </h2>
      {waiting.length === 0 ? (
        <Note>{isPast ? 'Ce jour est passé.' : 'Toutes les commandes payées de ce jour sont sur une tournée.'}</Note>
      ) : (
        day.runs.length === 0 && <Note>Crée une tournée : tu les places dessus, une par une ou par demi-journée.</Note>
      )}
      {ordersToPlace(waiting, day.day).map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </section>
  )
}

function Group({ group: { halfDay, orders, title } }: { readonly group: OrdersToPlace }) {
  const { store } = useRuns()
  return (
    <div className="runs-group">
      <div className="runs-group-head">
        <h3 data-head={title} tabIndex={-1}>
          {title} <span>{orders.length}</span>
        </h3>
        {halfDay !== null && orders.length > 1 && (
          <RunMenu
            label="Tout placer"
            orders={orders}
            what={halfDay === 'AM' ? ' du matin' : ' de l’après-midi'}
            onPick={(id) => void store.assignHalfDay(id, halfDay, orders)}
          />
        )}
      </div>
      <ul className="runs-orders" data-list={title}>
        {orders.map((order: StaffOrder) => (
          <OrderToPlace key={order.id} order={order} />
        ))}
      </ul>
    </div>
  )
}
