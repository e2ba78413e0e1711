import { RetryBanner } from './retry-banner.tsx'

/** No card can be taken just now; nothing is lost. What became of a card that was sent before is not known here. */
export function NoProcessor({ onRetry }: { onRetry(): void }) {
  return (
    <RetryBanner title="Le paiement ne répond pas." onRetry={onRetry}>
      Vérifie ta connexion Internet. Ta commande est gardée.
    </RetryBanner>
  )
}
