import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

/** Nobody takes the card just now; nothing is lost. */
export function NoProcessor({ onRetry }: { onRetry(): void }) {
  return (
    <Banner
      tone="bad"
      role="alert"
      title="Le paiement ne répond pas."
      action={
        <Button variant="secondary" small onClick={onRetry}>
          Réessayer
        </Button>
      }
    >
      Vérifie ta connexion Internet. Rien n’a été débité, et ta commande est gardée.
    </Banner>
  )
}
