import type { PastOrder } from '#contract/history.ts'
import type { OrderDay } from './group-by-day.ts'
import { OrderCard } from './order-card.tsx'

/** The orders under their days. */
export function OrderDays({ days }: { readonly days: readonly OrderDay<PastOrder>[] }) {
  return days.map(({ day, title, orders }) => (
    <section key={day} className="order-day" aria-labelledby={`jour-${day}`}>
      <h2 id={`jour-${day}`}>{title}</h2>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
