import { memo, useMemo, type CSSProperties, useEffect, useRef, useState, startTransition } from 'react'
import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import type { ParisDay } from '#rules/moment/paris-time.ts'
import { formatEuros } from '#rules/price/money.ts'
import { orderTotals } from '#rules/order/order-totals.ts'
import { Button } from '#ui/act/button.tsx'
import type { Drawn } from '../../history-store.ts'
import { counted } from './counted.ts'
import { groupByDay, type OrderDay } from './group-by-day.ts'
import { OrderCard } from './order-card.tsx'
import { OrderColumns } from '../order-columns.tsx'
import '#ui/frame/stack.css'
import './order-days.css'

interface OrderDaysProps {
  /** Newest first. */
  readonly orders: readonly PastOrder[]
  /** What the list is narrowed to: another begins at its top again. */
  readonly filter: string
  /** How far it was drawn before it was left. */
  readonly drawn: Drawn
  readonly today: ParisDay
  /** Of the whole firm: each says who ordered it. */
  readonly isFirm: boolean
  /** The one that is open beside them, or null. */
  readonly selected: number | null
  onCancel(order: PastOrder): void
}

/** What is to come, then the orders by day made, thirty at a time; each day gives its count and sum, drawn or not. */
export const OrderDays = memo(function OrderDays({
  orders,
  filter,
  drawn: kept,
  today,
  isFirm,
  selected,
  onCancel,
}: OrderDaysProps) {
  const { now } = useWorld()
  const { count, end, more } = useShownCount(filter, kept)
  const all = useMemo(() => groupByDay(orders, now()), [orders, now])
  const days = useMemo(() => firstOf(all, count, now()), [all, count, now])
  return (
    <div className="stack order-days">
      <OrderColumns />
      {days.map(({ day, title, totals, drawn }) => (
        <section
          key={day}
          className="order-day"
          style={{ '--orders': drawn.length } as CSSProperties}
          aria-labelledby={`jour-${day}`}
        >
          <div className="order-day-head">
            <h2 id={`jour-${day}`}>{title}</h2>
            <p>{counted(totals)}</p>
            {totals.ttc > 0 && <p className="order-day-total">{formatEuros(totals.ttc)}</p>}
          </div>
          <ul>
            {drawn.map((order) => (
              <li key={order.id}>
                <OrderCard
                  order={order}
                  today={today}
                  dated={day === 'coming'}
                  ordered={isFirm}
                  selected={order.id === selected}
                  onCancel={onCancel}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {orders.length > count && (
        <Button ref={end} variant="secondary" wide onClick={more}>
          Afficher la suite
        </Button>
      )}
    </div>
  )
})

/** The days that hold the first orders, each with those of it that are among them. */
function firstOf(days: readonly OrderDay<PastOrder>[], count: number, now: Date) {
  let left = count
  return days.flatMap((day) => {
    const drawn = day.orders.slice(0, Math.max(0, left))
    left -= drawn.length
    return drawn.length === 0 ? [] : [{ ...day, drawn, totals: orderTotals(day.orders, now) }]
  })
}

/** How many orders are drawn at first, and with each step: what a phone draws without dropping frames for long. */
const pageSize = 30

/** How many orders are drawn: thirty, more near the end. A new `list` counts anew; `kept`: as when it was left. */
function useShownCount(list: string, kept: Drawn) {
  const [drawn, setDrawn] = useState<Readonly<Drawn>>({ ...kept })
  const count = drawn.list === list ? drawn.count : pageSize
  const end = useRef<HTMLButtonElement>(null)
  const more = () => startTransition(() => setDrawn({ list, count: count + pageSize }))
  useEffect(() => {
    Object.assign(kept, { list, count })
    if (end.current === null) return
    const seen = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && more(), {
      rootMargin: '1600px 0px',
    })
    seen.observe(end.current)
    return () => seen.disconnect()
  })
  return { count, end, more }
}
