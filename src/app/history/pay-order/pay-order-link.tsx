import { Link } from 'wouter'
import { useWorld } from '#app/world.ts'
import { paymentAddress } from '#contract/addresses.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { payOrder } from '#contract/payment/payment.ts'
import { formatEuros } from '#rules/price/money.ts'
import { isPayable, isToBePaid } from '#rules/order/payable.ts'
import { useTakes } from '#state/orders/use-takes.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { LineIcon } from '#ui/say/line-icon.tsx'

interface PayOrderLinkProps {
  readonly order: PastOrder
  /** In a list, beside other actions; else the one action of a page, as wide as it is. */
  readonly small?: boolean
}

/** « Payer 47,88 € »: to the payment of an order that waits for it (R49); else, once lapsed, or of a colleague's, nothing. */
export function PayOrderLink(props: PayOrderLinkProps) {
  return !props.order.readOnly && isToBePaid(props.order) && <LinkInTime {...props} />
}

function LinkInTime({ order, small = false }: PayOrderLinkProps) {
  const world = useWorld()
  const isTaken = useTakes(payOrder, world)
  if (!isTaken || !isPayable(order, world.now())) return null
  return (
    <Link
      href={paymentAddress(order.id)}
      className={buttonClass('primary', small ? { small } : { wide: true })}
      aria-label={small ? `Payer ${formatEuros(order.totalTTC)} (commande ${order.id})` : undefined}
    >
      {card}
      Payer {formatEuros(order.totalTTC)}
    </Link>
  )
}

const card = <LineIcon d="M3 5.5h18v13H3zM3 10h18M6.5 15h4" />
