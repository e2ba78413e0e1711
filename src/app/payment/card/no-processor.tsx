import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { offlineWords } from '#state/connection/offline-words.ts'
import { useBackOnline } from '#state/connection/use-back-online.ts'
import { RetryBanner } from './retry-banner.tsx'

/**
 * No card can be taken just now; nothing is lost, and it is tried again when the network is back. What became of a card
 * that was sent before is not known here.
 */
export function NoProcessor({ onRetry }: { onRetry(): void }) {
  const { lacks } = useSnapshot(useWorld().connection.state)
  useBackOnline(onRetry)
  return (
    <RetryBanner
      title={lacks === null ? 'Le paiement ne répond pas.' : `${offlineWords[lacks].now} : le paiement attend.`}
      onRetry={onRetry}
    >
      {lacks === null ? 'Vérifie ta connexion Internet.' : `Il s’ouvre ${offlineWords[lacks].back}.`} Ta commande est
      gardée.
    </RetryBanner>
  )
}
