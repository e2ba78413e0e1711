import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

/** No card can be taken just now; nothing is lost. What became of a card that was sent before is not known here. */
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
      Vérifie ta connexion Internet. Ta commande est gardée.
    </Banner>
  )
}
