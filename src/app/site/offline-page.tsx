import { paths } from '#app/paths.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { EmptyState } from '#ui/say/empty-state.tsx'
import { Page } from '#ui/frame/page.tsx'
import { SiteFrame } from './site-frame.tsx'

/** What the service worker shows, without a network, for a page that was never seen on this device. */
export default function OfflinePage() {
  return (
    <SiteFrame>
      <Page title="Hors ligne" width="narrow">
        <EmptyState
          title="Cette page n’est pas encore sur cet appareil."
          action={
            <>
              <a href={paths.order} className={buttonClass()}>
                Nouvelle livraison
              </a>
              <a href={paths.history} className={buttonClass('secondary')}>
                Historique des livraisons
              </a>
            </>
          }
        >
          <p>
            Elle s’ouvrira quand le réseau sera revenu. En attendant, tu peux préparer une commande ou relire les
            tiennes.
          </p>
        </EmptyState>
      </Page>
    </SiteFrame>
  )
}
