import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { offlineWords } from '#state/connection/offline-words.ts'
import { useBackOnline } from '#state/connection/use-back-online.ts'
import { RetryBanner } from './card/retry-banner.tsx'

/** The order that is to be paid could not be fetched from the history, and is again when the network is back; no card was asked for. */
export function NoOrder({ onRetry }: { onRetry(): void }) {
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
