import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Page } from '#ui/page.tsx'

/** A bank sent its holder back to a browser that did not begin the payment: the server finds the charge by itself. */
export function PaidElsewhere() {
  return (
    <Page title="Vérification en cours" lead="Ce paiement a été commencé dans un autre navigateur. S’il est accepté, la commande apparaît payée dans ton historique." width="narrow">
      <Link href={paths.history} className={buttonClass('primary', { wide: true })}>
        Voir l’historique
      </Link>
    </Page>
  )
}
