import { isCovered } from './on-account.ts'
import { orderStatus } from './order-status.ts'

/** Why an order keeps its account: it is to be delivered, paid, invoiced, refunded or priced, or may yet be charged. */
export type AccountHold = 'delivery' | 'debt' | 'invoice' | 'payment' | 'refund' | 'request'

/** `isAskedAbout`: the processor is still asked about its payment; `isOwed`: its money is not given back yet. */
export interface HoldingOrder {
  readonly status: number
  /** StatuPaiement. */
  readonly paid: number | null
  readonly onAccount: boolean
  readonly isAskedAbout: boolean
  readonly isOwed: boolean
  readonly isInvoiced: boolean
  readonly expectedAt: Date | null
}

/** What keeps the account (R48), null when it may be deleted: paid and in preparation → 'delivery'. */
export function accountHold(
  { status, paid, onAccount, isAskedAbout, isOwed, isInvoiced, expectedAt }: HoldingOrder,
  now: Date,
): AccountHold | null {
  if (isAskedAbout) return 'payment'
  if (isOwed) return 'refund'
  if (status === orderStatus.cancelled) return null
  if (status === orderStatus.delivered) return paid === 0 ? 'debt' : paid === 1 && !isInvoiced ? 'invoice' : null
  if (isCovered({ paid, onAccount }) || status === orderStatus.preparing || status === orderStatus.delivering)
    return 'delivery'
  if (status === orderStatus.validating) return null
  return expectedAt !== null && expectedAt > now ? 'request' : null
}
