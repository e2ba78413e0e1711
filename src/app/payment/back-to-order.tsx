import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import type { FoundPayment } from '#adapters/payments/read-payment.ts'
import { orderDetailPath, paths } from '#app/paths.ts'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { NoBackLink } from './no-back-link.tsx'
import type { PaymentStore } from './payment-store.ts'

interface BackToOrderProps {
  readonly payment: FoundPayment
  readonly store: PaymentStore
}

/**
 * Only before a card is sent, and not while one that was sent may still be charged. An order that is stored cannot be
 * changed: the way leads to its detail.
 */
export function BackToOrder({ payment: { handover }, store }: BackToOrderProps) {
  const { step, isSent } = useSnapshot(store.state)
  if (step !== 'card' || isSent) return <NoBackLink />
  if ('stored' in handover) {
    return (
      <Link href={orderDetailPath(handover.stored.id)} className={textLinkClass('back')}>
        Voir la commande
      </Link>
    )
  }
  return (
    <Link href={paths.order} className={textLinkClass('back')}>
      Modifier la commande
    </Link>
  )
}
