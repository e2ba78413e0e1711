import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page.tsx'
import { SiteFrame } from './site-frame.tsx'

/** Any address without a screen: unknown, or not built yet. */
export default function NotFoundPage() {
  const { session } = useWorld()
  return (
    <SiteFrame quiet>
      <Page title="Cette page n’existe pas, ou pas encore." width="narrow">
        <EmptyState
          title="Repars d’ici."
          action={
            session.isValid() ? (
              <Link href={paths.order} className={buttonClass()}>
                Nouvelle livraison
              </Link>
            ) : (
              <Link href={paths.home} className={buttonClass()}>
                Revenir à l’accueil
              </Link>
            )
          }
        >
          Vérifie l’adresse, ou choisis un chemin qui existe. Rien de ce que tu as commandé n’est perdu.
        </EmptyState>
      </Page>
    </SiteFrame>
  )
}
