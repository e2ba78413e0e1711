import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { NoWayBack } from './no-way-back.tsx'
import type { PaymentVisit } from './payment-visit.ts'

/** Only before a card is sent, and not while one that was sent may still be charged. */
export function BackToOrder({ visit }: { readonly visit: PaymentVisit }) {
  const { step, isSent } = useSnapshot(visit.state)
  if (step !== 'card' || isSent) return <NoWayBack />
  return (
    <Link href={paths.order} className={textLinkClass('back')}>
      Modifier la commande
    </Link>
  )
}
