import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { Page } from '#ui/frame/page.tsx'

/**
 * A bank sent its holder back to a browser that does not follow the payment, or not any more: the server finds a charge
 * by itself.
 */
export function PaidElsewhere() {
  return (
    <Page
      title="Ce paiement n’est plus suivi ici."
      lead="S’il est accepté, la commande apparaît payée dans ton historique."
      width="narrow"
    >
      <Link href={paths.history} className={buttonClass('primary', { wide: true })}>
        Voir l’historique
      </Link>
    </Page>
  )
}
