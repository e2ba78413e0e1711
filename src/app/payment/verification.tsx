import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

/** The true state when nobody could say whether the card was taken: only a check follows, never a second payment. */
export function Verification({ busy, onCheck }: { readonly busy: boolean; onCheck(): void }) {
  return (
    <Card title="Vérification en cours">
      <Banner tone="warn" role="alert" title="Ne paie pas une deuxième fois.">
        Ta carte a été envoyée, mais notre serveur n’a pas encore pu confirmer le paiement. Ta commande est gardée.
      </Banner>
      <Button ref={focusOn} wide busy={busy} busyLabel="Vérification…" onClick={onCheck}>
        Vérifier à nouveau
      </Button>
      <p className="card-form-note">Vérifier ne débite jamais ta carte. Tu peux aussi retrouver la commande dans ton historique.</p>
    </Card>
  )
}

/** The form that held the focus is gone. */
function focusOn(button: HTMLElement | null): void {
  button?.focus()
}
