import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Note } from '#ui/note.tsx'
import { Page } from '#ui/page.tsx'
import { Stack } from '#ui/stack.tsx'

/** /confirmation: an order was sent without a payment, and where to go next (section 2, R10). */
export default function ConfirmationPage() {
  return (
    <Page title="Commande enregistrée !" lead="On a bien reçu ta commande et son bordereau. Tu la suis dans ton historique." width="narrow">
      <Note tone="warn">Tarif indisponible : rien n’a été payé, on te confirme vite le prix par mail.</Note>
      <Stack gap="s">
        <Link href={paths.history} className={buttonClass('primary', { wide: true })}>
          Voir l’historique
        </Link>
        <Link href={paths.order} className={buttonClass('secondary', { wide: true })}>
          Nouvelle livraison
        </Link>
      </Stack>
    </Page>
  )
}
