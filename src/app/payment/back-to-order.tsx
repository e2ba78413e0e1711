import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { NoWayBack } from './no-way-back.tsx'
import type { PaymentSession } from './payment-session.ts'

/** Only before a card is sent, and not while one that was sent may still be charged. */
export function BackToOrder({ session }: { readonly session: PaymentSession }) {
  const { step, isSent } = useSnapshot(session.state)
  if (step !== 'card' || isSent) return <NoWayBack />
  return (
    <Link href={paths.order} className={textLinkClass('back')}>
      Modifier la commande
    </Link>
  )
}
