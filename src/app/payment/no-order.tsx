import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

/** The order that is to be paid could not be fetched from the history; no card was asked for. */
export function NoOrder({ onRetry }: { onRetry(): void }) {
  return (
    <Banner
      tone="bad"
      role="alert"
      title="Ta commande n’a pas pu être chargée."
      action={
        <Button variant="secondary" small onClick={onRetry}>
          Réessayer
        </Button>
      }
    >
      Vérifie ta connexion Internet. Rien n’est payé, et ta commande est gardée chez nous.
    </Banner>
  )
}
