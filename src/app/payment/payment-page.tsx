import { useState } from 'react'
import { Redirect } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { Page } from '#ui/frame/page.tsx'
import { BackToOrder } from './back-to-order.tsx'
import { NoBackLink } from './no-back-link.tsx'
import { PaidElsewhere } from './paid-elsewhere.tsx'
import { PaymentScreen } from './payment-screen.tsx'
import { PaymentSkeleton } from './payment-skeleton.tsx'
import { createPaymentWorld } from './payment-world.ts'
import { usePaymentStore } from './use-payment-store.ts'
import { useSnapshot } from 'valtio'
import { offlineWords } from '#state/connection/offline-words.ts'
import { useBackOnline } from '#state/connection/use-back-online.ts'
import { RetryBanner } from './card/retry-banner.tsx'
import './payment.css'

/**
 * /payment: pays what the order form handed over, goes on with what was begun on this device, or pays the order of the
 * history that the address names (R49); without any, /commande (section 2).
 */
export default function PaymentPage() {
  const shared = useWorld()
  const [world] = useState(() => createPaymentWorld(shared))
  const [found, lookAgain] = usePaymentStore(world)
  if (found === null) return <Redirect to={paths.order} replace />
  if (found === 'elsewhere') return <PaidElsewhere />
  if (typeof found === 'string') {
    return (
      <Page title="Paiement" back={<NoBackLink />}>
        {found === 'unloaded' ? <NoOrder onRetry={lookAgain} /> : <PaymentSkeleton />}
      </Page>
    )
  }
  return (
    <Page title="Paiement" back={<BackToOrder {...found} />}>
      <PaymentScreen {...found} openCardFields={world.openCardFields} />
    </Page>
  )
}

/**
 * The order that is to be paid could not be fetched from the history, and is again when the network is back; no card
 * was asked for.
 */
function NoOrder({ onRetry }: { onRetry(): void }) {
  const { lacks } = useSnapshot(useWorld().connection.state)
  useBackOnline(onRetry)
  return (
    <RetryBanner title="Ta commande n’a pas pu être chargée." onRetry={onRetry}>
      {lacks === null
        ? 'Vérifie ta connexion Internet.'
        : `${offlineWords[lacks].now} : elle vient ${offlineWords[lacks].back}.`}{' '}
      Rien n’est débité ici, et ta commande est gardée chez nous.
    </RetryBanner>
  )
}
