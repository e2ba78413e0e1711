import { Link } from 'wouter'
import { paymentAddress } from '#contract/addresses.ts'
import type { PastOrder } from '#contract/history.ts'
import { formatEuros } from '#rules/money.ts'
import { isToBePaid } from '#rules/payable.ts'
import { buttonClass } from '#ui/button-class.ts'

interface PayOrderLinkProps {
  readonly order: PastOrder
  /** In a list, beside other actions; else the one action of a page, as wide as it is. */
  readonly small?: boolean
}

/** « Payer 47,88 € »: to the payment of an order that waits for it (R49); nothing for any other. */
export function PayOrderLink({ order, small = false }: PayOrderLinkProps) {
  if (!isToBePaid(order)) return null
  return (
    <Link href={paymentAddress(order.id)} className={buttonClass('primary', small ? { small } : { wide: true })} aria-label={small ? `Payer ${formatEuros(order.totalTTC)} (commande ${order.id})` : undefined}>
      Payer {formatEuros(order.totalTTC)}
    </Link>
  )
}
