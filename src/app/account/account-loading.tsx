import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AccountSection } from './account-section.tsx'

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
            </Card>
          </AccountSection>
        </div>
      }
    >
      <div className="account-column">
        <Skeleton shape="control" label="Chargement de la page" />
        <AccountSection title="Tes informations">
          <Card>
            <Skeleton lines={6} />
          </Card>
        </AccountSection>
        <AccountSection title="Sécurité">
          <Card>
            <Skeleton shape="control" />
          </Card>
        </AccountSection>
      </div>
    </Page>
  )
}
