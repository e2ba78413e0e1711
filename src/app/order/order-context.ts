import { createContext, use } from 'react'
import type { OrderSession } from './order-session.ts'

/** What every card of the form knows: the session with its actions, and what its clock says. What the form holds is read by `useValues` and `useSentence`. */
export interface OrderView {
  readonly session: OrderSession
  readonly now: Date
}

export const OrderContext = createContext<OrderView | null>(null)

/** The order form around this component. */
export function useOrder(): OrderView {
  const view = use(OrderContext)
  if (view === null) throw new Error('useOrder needs an OrderContext above it')
  return view
}
