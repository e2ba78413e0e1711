import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import type { UserRecord } from '#contract/user-record.ts'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { AccountSection } from './account-section.tsx'
import { DataCard } from './data-card.tsx'
import { FavouritesCard } from './favourites-card.tsx'
import { PersonHead } from './person-head.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SecurityCard } from './security-card.tsx'
import { SignOutCard } from './sign-out-card.tsx'
import { ThemeChoice } from './theme-choice.tsx'

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
            <Card>
              <ThemeChoice />
            </Card>
          </AccountSection>
          <AccountSection title="Mes données">
            <DataCard user={user} />
          </AccountSection>
          <SignOutCard />
        </div>
      }
    >
      <div className="account-column" key={user.id}>
        <PersonHead user={user} />
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
