import { RetryBanner } from './retry-banner.tsx'

/** The order that is to be paid could not be fetched from the history; no card was asked for. */
export function NoOrder({ onRetry }: { onRetry(): void }) {
  return (
    <RetryBanner title="Ta commande n’a pas pu être chargée." onRetry={onRetry}>
      Vérifie ta connexion Internet. Rien n’est payé, et ta commande est gardée chez nous.
    </RetryBanner>
  )
}
