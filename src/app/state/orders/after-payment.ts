import { createContext, use, type ComponentType } from 'react'

/** What may be offered below a paid order, one of them at a time: to install the app after the first one, else the other. */
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
