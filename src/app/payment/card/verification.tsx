import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { Card } from '#ui/frame/card.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import '#ui/say/fine-print.css'

interface VerificationProps {
  readonly sentences: {
    /** What is not known. */
    readonly unsure: string
    /** What goes on without this page. */
    readonly leave: string
    readonly resume: string
  }
  readonly busy: boolean
  onCheck(): void
  /** Goes on with the card; null while the processor may be charging it. */
  readonly onResume: (() => void) | null
  /** Follows it no more; null while it is young, or where nothing is followed. */
  readonly onLetGo: (() => void) | null
}

/**
 * The true state when no reply tells whether the card was taken: it is checked again and again, and never a second
 * order is paid.
 */
export function Verification({ sentences, busy, onCheck, onResume, onLetGo }: VerificationProps) {
  return (
    <Card title="Vérification en cours">
      <Stack>
        <Banner tone="warn" role="alert" title="Ne paie pas une deuxième fois.">
          {sentences.unsure}
        </Banner>
        <Button ref={focusOn} wide busy={busy} busyLabel="Vérification…" onClick={onCheck}>
          Vérifier à nouveau
        </Button>
        <p className="fine-print">{sentences.leave}</p>
        {onResume !== null && (
          <Banner
            title="Ta banque n’a encore rien débité."
            action={
              <Button variant="secondary" small onClick={onResume}>
                Reprendre le paiement
              </Button>
            }
          >
            {sentences.resume}
          </Banner>
        )}
        {onLetGo !== null && (
          <Banner
            title="Toujours pas de réponse depuis une heure ?"
            action={
              <Button variant="secondary" small onClick={onLetGo}>
                Ne plus suivre ce paiement
              </Button>
            }
          >
            Regarde ton compte en banque, ou écris-nous, avant de commander à nouveau. Si ta carte a été débitée, la
            commande apparaît payée dans ton historique.
          </Banner>
        )}
      </Stack>
    </Card>
  )
}

/** The form that held the focus is gone. */
function focusOn(button: HTMLElement | null): void {
  button?.focus()
}
