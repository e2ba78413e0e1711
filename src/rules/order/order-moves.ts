import { orderStatus, requestedStatus } from './order-status.ts'

/** Where an order stands, as far as its next step depends on it. */
export interface OrderStanding {
  readonly status: number
  /** StatuPaiement 1, or on account (R61). */
  readonly isPaid: boolean
}

/** A step that staff may take (R50). `onPurpose`: only after being asked, for the order is not paid. */
export interface OrderMove {
  readonly to: number
  readonly onPurpose: boolean
}

const { validating, preparing, delivering, delivered, cancelled } = orderStatus

/** The usual step first (R50): 4 paid → 3 or 6, 4 unpaid → 6, or 3 on purpose; 3 → 1 or 6; 1 → 2; 0 → 6. */
export function orderMoves({ status, isPaid }: OrderStanding): readonly OrderMove[] {
  const usual = (to: number): OrderMove => ({ to, onPurpose: false })
  switch (status) {
    case requestedStatus:
      return [usual(cancelled)]
    case validating:
      return [{ to: preparing, onPurpose: !isPaid }, usual(cancelled)]
    case preparing:
      return [usual(delivering), usual(cancelled)]
    case delivering:
      return [usual(delivered)]
    default:
      return []
  }
}

/** How long a step can be taken back, ms (R50). */
export const undoableForMs = 10_000
