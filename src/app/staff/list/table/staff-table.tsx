import { useId } from 'react'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import type { OrderHead } from '#rules/order/order-heads.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import type { ListPlace } from '../../model/list-address.ts'
import { ListHeading } from '../list-heading.tsx'
import { TableRow } from './table-row.tsx'
import '#ui/frame/stack.css'

interface StaffTableProps {
  readonly heads: readonly OrderHead<StaffOrder>[]
  readonly place: ListPlace
  /** The order that is open beside it. */
  readonly shown: number | null
  readonly now: Date
}

/** The list on a wide screen: one line an order. The first to do is orange, unless an order beside it is. */
export function StaffTable({ heads, place, shown, now }: StaffTableProps) {
  const id = useId()
  const orders = heads.flatMap(({ towns }) => towns.flatMap((town) => town.orders))
  const first =
    shown === null && place.list !== 'recherche'
      ? orders.find(({ status, steps }) => status !== orderStatus.delivered && !steps[0]?.onPurpose)?.id
      : null
  return (
    <div className="staff-table" data-list={place.list}>
      <TableColumns />
      {heads.map(({ key, title, towns }) => (
        <section key={key} aria-labelledby={title === '' ? undefined : `${id}${key}`}>
          <ListHeading id={`${id}${key}`} title={title} towns={towns} />
          <ol className="stack staff-rows">
            {towns
              .flatMap((town) => town.orders)
              .map((order) => (
                <TableRow
                  key={order.id}
                  order={order}
                  place={place}
                  isShown={order.id === shown}
                  isMostPressing={order.id === first}
                  now={now}
                />
              ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** For the eye: each row says it in its own words to who listens. */
export function TableColumns() {
  return (
    <p className="staff-columns" aria-hidden="true">
      {columns.map(([name, label]) => (
        <span key={name} data-column={name}>
          {label}
        </span>
      ))}
    </p>
  )
}

const columns = [
  ['due', 'Échéance'],
  ['way', 'Trajet'],
  ['who', 'Client'],
  ['weight', 'Poids'],
  ['note', 'Consignes'],
  ['step', 'Étape'],
] as const
