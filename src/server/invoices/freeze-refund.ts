import type { Cents } from '#rules/price/money.ts'
import { withoutVat } from '#rules/price/price.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { Instant } from '#server/db/instant.ts'
import type { UserRow } from '#server/users/users.ts'
import { freezeFacts } from './freeze-facts.ts'
import type { RefundFacts } from './refund-facts.ts'

/** Everything the receipt of a cancelled order says, as it is today; `cents`: what was charged and given back, which is one line where it is not the price. */
export function freezeRefund(
  order: OrderRow,
  account: UserRow,
  { refundId, cents, cancelledAt, refundedAt }: GivenBack,
): RefundFacts {
  const facts = freezeFacts(order, account)
  const refund = { cancelledAt, refundedAt, reference: refundId }
  if (cents === facts.totalTTC) return { ...facts, ...refund }
  const totalHT = withoutVat(cents, facts.vatPercent)
  return {
    ...facts,
    ...refund,
    lines: [{ label: 'Montant débité', unitHT: totalHT }],
    totalHT,
    vat: cents - totalHT,
    totalTTC: cents,
  }
}

interface GivenBack {
  readonly refundId: string
  readonly cents: Cents
  readonly cancelledAt: Instant
  readonly refundedAt: Instant
}
