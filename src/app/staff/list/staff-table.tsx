import { useId } from 'react'
import type { StaffOrder } from '#contract/staff-orders.ts'
import type { OrderHead } from '#rules/order-heads.ts'
import type { ListPlace } from './list-place.ts'
import { ListHeading } from './list-heading.tsx'
import { TableRow } from './table-row.tsx'

/** The list at a desk: one line an order, under its heads, by town. `shown`: the order that is open beside it. */
export function StaffTable({ heads, place, shown, now }: { readonly heads: readonly OrderHead<StaffOrder>[]; readonly place: ListPlace; readonly shown: number | null; readonly now: Date }) {
  const id = useId()
  const first = heads[0]?.towns[0]?.orders[0]?.id
  return (
    <div className="staff-table">
      {/* For the eye: each row says it in its own words to who listens. */}
      <p className="staff-columns" aria-hidden="true">
        {columns.map(([name, label]) => (
          <span key={name} data-column={name}>
            {label}
          </span>
        ))}
      </p>
      {heads.map(({ key, title, towns }) => (
        <section key={key} aria-labelledby={title === '' ? undefined : `${id}${key}`}>
          <ListHeading id={`${id}${key}`} title={title} towns={towns} />
          <ol className="staff-rows">
            {towns.flatMap(({ orders }) => orders.map((order) => <TableRow key={order.id} order={order} place={place} isShown={order.id === shown} isMostPressing={order.id === first && shown === null && place.list !== 'recherche'} now={now} />))}
          </ol>
        </section>
      ))}
    </div>
  )
}

const columns = [
  ['due', 'Échéance'],
  ['way', 'Trajet'],
  ['who', 'Client'],
  ['weight', 'Poids'],
  ['note', 'Consignes, paiement'],
  ['tools', 'Pièces'],
  ['step', 'Étape'],
] as const
