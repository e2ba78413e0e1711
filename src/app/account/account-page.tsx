import { useSnapshot } from 'valtio'
import { lazy } from '#adapters/lazy/lazy.ts'
import { useWorld } from '#app/world.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { Card } from '#ui/frame/card.tsx'
import { LazyPlace } from '#ui/say/lazy-place.tsx'
import { Page } from '#ui/frame/page.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { AccountSection } from './account-section.tsx'
import { DataCard } from './data-card.tsx'
import { FavouritesCard } from './favourites-card.tsx'
import { PersonHead } from './profile/person-head.tsx'
import { PreferencesCard } from './preferences-card.tsx'
import { ProfileCard } from './profile/profile-card.tsx'
import { SecurityCard } from './security-card.tsx'
import { SignOutCard } from './sign-out-card.tsx'

const ConfirmAddressCard = lazy(() => import('./confirm-address-card.tsx'))

/** /account: who one is for the provider, the password, the theme, and one's data. */
export default function AccountPage() {
  const { session } = useWorld()
  const user = useSnapshot(session.state).user as UserRecord | null
  // Signed out a moment ago: /login is on its way.
  if (user === null) return null
  return (
    <Page
      title="Mon compte"
      aside={
        <div className="account-column">
          <AccountSection title="Mes préférences">
            <PreferencesCard />
          </AccountSection>
          <AccountSection title="Tes données">
            <DataCard user={user} />
          </AccountSection>
          <SignOutCard />
        </div>
      }
    >
      <div className="account-column" key={user.id}>
        <PersonHead user={user} />
        {user.email_confirme === false && <ConfirmAddress user={user} />}
        <AccountSection title="Tes informations">
          <ProfileCard user={user} />
        </AccountSection>
        <AccountSection title="Sécurité">
          <SecurityCard user={user} />
        </AccountSection>
        <AccountSection title="Tes adresses et modèles">
          <FavouritesCard />
        </AccountSection>
      </div>
    </Page>
  )
}

/** Its place is kept until it has come; where it does not, the rest of the page stands all the same. */
function ConfirmAddress({ user }: { readonly user: UserRecord }) {
  const place = (
    <Card title="Confirme ton adresse e-mail">
      <Skeleton lines={2} label="Chargement" />
      <Skeleton shape="field" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Card>
  )
  return (
    <LazyPlace waiting={place}>
      <ConfirmAddressCard user={user} />
    </LazyPlace>
  )
}
