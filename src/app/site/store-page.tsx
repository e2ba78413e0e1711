import { paths } from '#app/paths.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { EmptyState } from '#ui/say/empty-state.tsx'
import { Page } from '#ui/frame/page.tsx'
import { SiteFrame } from './site-frame.tsx'

/** Where a store's poster leads, whichever store it is: its script leads on at once, and its links where none runs. */
export default function StorePage() {
  return (
    <SiteFrame>
      <Page title="Du dépôt au chantier" width="narrow">
        <EmptyState
          title="On prépare ton retrait à ce dépôt…"
          action={
            <>
              <a href={paths.home} className={`${buttonClass()} for-guest`}>
                Voir le prix
              </a>
              <a href={paths.order} className={`${buttonClass()} for-member`}>
                Nouvelle livraison
              </a>
            </>
          }
        >
          <p>Si rien ne se passe, continue ici et choisis l’adresse de retrait.</p>
        </EmptyState>
      </Page>
    </SiteFrame>
  )
}
