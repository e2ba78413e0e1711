import type { PastOrder } from '#contract/history.ts'
import type { OrderDay } from './group-by-day.ts'
import { OrderCard } from './order-card.tsx'

/** The orders under their days. `selected`: the one that is open beside them, or null. */
export function OrderDays({ days, selected = null }: { readonly days: readonly OrderDay<PastOrder>[]; readonly selected?: number | null }) {
  return days.map(({ day, title, orders }) => (
    <section key={day} className="order-day" aria-labelledby={`jour-${day}`}>
      <h2 id={`jour-${day}`}>{title}</h2>
      <ul>
        {orders.map((order) => (
          <li key={order.id} aria-current={order.id === selected ? true : undefined}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
