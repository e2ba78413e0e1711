import { paths } from '#app/paths.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { EmptyState } from '#ui/say/empty-state.tsx'
import { Page } from '#ui/frame/page.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'

/** Any address that leads nowhere. */
export default function NotFound() {
  return (
    <Page title="Cette page n’existe pas." width="narrow">
      <EmptyState
        title="Repars d’ici."
        action={
          <a href={paths.home} className={buttonClass()}>
            Revenir à l’accueil
          </a>
        }
      >
        <p>
          Vérifie l’adresse, ou choisis un chemin qui existe. Rien de ce que tu as commandé n’est perdu : c’est dans{' '}
          <a href={paths.history} className={textLinkClass()}>
            ton historique
          </a>
          .
        </p>
      </EmptyState>
    </Page>
  )
}
