import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { useScreenTitle } from '../parts/use-screen-title.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { EmptyState } from '#ui/say/empty-state.tsx'
import { Page } from '#ui/frame/page.tsx'

/** What a supplier finds here: the way back. The server refuses him every call of the team's, too. */
export function StaffOnly() {
  useScreenTitle('Réservé à l’équipe')
  return (
    <Page title="Page réservée à l’équipe" width="narrow">
      <EmptyState
        title="Ton compte est un compte fournisseur."
        action={
          <Link href={paths.order} className={buttonClass()}>
            Nouvelle livraison
          </Link>
        }
      >
        Tes commandes sont dans ton historique.
      </EmptyState>
    </Page>
  )
}
