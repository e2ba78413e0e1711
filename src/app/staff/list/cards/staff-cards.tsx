import { useId } from 'react'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import type { OrderHead } from '#rules/order/order-heads.ts'
import type { ListPlace } from '../../model/list-address.ts'
import { ListHeading } from '../list-heading.tsx'
import { StaffCard } from './staff-card.tsx'
import { useOpenCard } from './use-open-card.ts'
import '#ui/lists/panel.css'

interface StaffCardsProps {
  readonly heads: readonly OrderHead<StaffOrder>[]
  readonly place: ListPlace
  readonly now: Date
}

/** The list on a phone: under its heads one card for what is due at once in a town, its orders folded; one is open. */
export function StaffCards({ heads, place, now }: StaffCardsProps) {
  const id = useId()
  const orders = heads.flatMap(({ towns }) => towns.flatMap((town) => town.orders))
  const { openId, toggle } = useOpenCard(orders)
  return heads.map(({ key, title, towns }) => (
    <section key={key} className="staff-head-group" aria-labelledby={title === '' ? undefined : `${id}${key}`}>
      <ListHeading id={`${id}${key}`} title={title} towns={towns} />
      {towns.map(({ key: together, orders: ofTown }) => (
        <ol key={together} className="panel staff-town">
          {ofTown.map((order) => {
            const isOpen = order.id === openId
            return (
              <StaffCard
                key={order.id}
                order={order}
                place={place}
                isOpen={isOpen}
                isMostPressing={isOpen && place.list !== 'recherche'}
                now={now}
                onToggle={() => toggle(order)}
              />
            )
          })}
        </ol>
      ))}
    </section>
  ))
}
