import { Card } from '#ui/frame/card.tsx'
import { Page } from '#ui/frame/page.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { AccountSection } from './account-section.tsx'
import './profile/person-head.css'

/** /account until it is there. */
export function AccountLoading() {
  return (
    <Page
      title="Mon compte"
      aside={
        <div className="account-column">
          <AccountSection title="Mes préférences">
            <Card>
              <Skeleton shape="field" />
              <Skeleton lines={4} />
            </Card>
          </AccountSection>
        </div>
      }
    >
      <div className="account-column">
        <div className="person-head">
          <span className="person-tile" />
          <div className="person-words">
            <Skeleton label="Chargement de la page" shape="badge" />
          </div>
        </div>
        <AccountSection title="Tes informations">
          <Card>
            <Skeleton lines={9} />
          </Card>
        </AccountSection>
        <AccountSection title="Sécurité">
          <Card>
            <Skeleton />
          </Card>
        </AccountSection>
      </div>
    </Page>
  )
}
