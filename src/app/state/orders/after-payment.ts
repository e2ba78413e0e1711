import { createContext, use, type ComponentType } from 'react'

/** What is offered below a paid order, one at a time: installing the app after the first, else the other. */
export interface AfterPayment {
  readonly Install: ComponentType
  /** Null: nothing. */
  readonly Otherwise: ComponentType | null
}

/** Rooms that the payment's does not know; null outside of the app. */
export const AfterPaymentContext = createContext<AfterPayment | null>(null)

export function useAfterPayment(): AfterPayment | null {
  return use(AfterPaymentContext)
}
