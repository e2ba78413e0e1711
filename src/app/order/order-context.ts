import { createContext, use } from 'react'
import type { FieldName, OrderValues } from './order-values.ts'
import type { Issues } from './order-issues.ts'
import type { OrderVisit } from './order-visit.ts'

/** What every card of the form reads: the visit with its actions, the values, and the sentences to show. */
export interface OrderView {
  readonly visit: OrderVisit
  readonly values: Readonly<OrderValues>
  /** The sentences of the fields that were left or sent, or whose choice has passed. */
  readonly shown: Issues
  /** Whether all these fields are right. */
  isDone(...names: FieldName[]): boolean
  /** This minute. */
  readonly now: Date
}

export const OrderContext = createContext<OrderView | null>(null)

/** The order form around this component. */
export function useOrder(): OrderView {
  const view = use(OrderContext)
  if (view === null) throw new Error('useOrder needs an OrderContext above it')
  return view
}
