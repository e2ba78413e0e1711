import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'

interface ThreeDSecureDialogProps {
  readonly amount: string
  onAnswer(approved: boolean): void
}

/** The demonstration's stand-in for the bank's own screen. Closing it refuses. */
export default function ThreeDSecureDialog({ amount, onAnswer }: ThreeDSecureDialogProps) {
  return (
    <Dialog
      open
      staysAtBack
      onClose={() => onAnswer(false)}
      title="Authentification 3-D Secure (démonstration)"
      actions={
        <>
          <Button onClick={() => onAnswer(true)}>Autoriser</Button>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            Refuser
          </Button>
        </>
      }
    >
      <p tabIndex={-1} ref={focusOn}>
        Ici, ta banque te demanderait d’autoriser le paiement de {amount}. Aucun argent ne circule : choisis la réponse
        à simuler.
      </p>
    </Dialog>
  )
}

/** The focus starts on the words: a second Enter on 'Payer' must not answer for the holder. */
function focusOn(words: HTMLElement | null): void {
  words?.focus()
}
