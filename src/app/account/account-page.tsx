import { useSnapshot } from 'valtio'
import { useState } from 'react'
import { lazy } from '#adapters/lazy/lazy.ts'
import { useWorld } from '#app/world.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { Card } from '#ui/frame/card.tsx'
import { LazyPlace } from '#ui/say/lazy-place.tsx'
import { Note } from '#ui/say/note.tsx'
import { Page } from '#ui/frame/page.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { ActionRow, ActionRows } from '#ui/act/action-row.tsx'
import { useBeginSignOut } from '#state/leaving/use-begin-sign-out.ts'
import { AccountSection } from './account-section.tsx'
import { NoCards, whoKeepsCards } from './cards/no-cards.tsx'
import { DataCard } from './data-card.tsx'
import { FavouritesCard } from './favourites-card.tsx'
import { initialsOf, profileOf } from './profile/profile-values.ts'
import { OrganisationSection } from './organisation/organisation-section.tsx'
import { PreferencesCard } from './preferences-card.tsx'
import { ProfileCard } from './profile/profile-card.tsx'
import { PasswordForm } from './password-form.tsx'
import { useReturnFocus } from './profile/use-return-focus.ts'
import '#ui/frame/stack.css'
import './profile/person-head.css'

const CardsSection = lazy(() => import('./cards/cards-section.tsx'))
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
        <div className="stack" data-gap="l">
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
      <div className="stack" data-gap="l" key={user.id}>
        <PersonHead user={user} />
        {user.email_confirme === false && <ConfirmAddress user={user} />}
        <AccountSection title="Tes informations">
          <ProfileCard user={user} />
        </AccountSection>
        <Cards />
        <OrganisationSection />
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

/** The same of the cards that are kept, which nobody needs without a network. */
function Cards() {
  const place = (
    <AccountSection title="Tes cartes">
      <Card>
        <NoCards waits />
        <Note>{whoKeepsCards}</Note>
      </Card>
    </AccountSection>
  )
  return (
    <LazyPlace waiting={place}>
      <CardsSection />
    </LazyPlace>
  )
}

/** Whose account it is: initials on a tile of the logo's kind, the name, the company. */
function PersonHead({ user }: { readonly user: UserRecord }) {
  const { prenom, nom, societe } = profileOf(user)
  return (
    <div className="person-head">
      <span className="person-tile" aria-hidden="true">
        {initialsOf(prenom, nom) || initialsOf(user.email)}
      </span>
      <div className="person-words">
        <p className="person-name">{`${prenom} ${nom}`.trim()}</p>
        {societe !== '' && <p className="person-company">{societe}</p>}
      </div>
    </div>
  )
}

/** The password: a line that opens its form, which closes on success or cancel (section 4). */
function SecurityCard({ user }: { readonly user: UserRecord }) {
  const [changing, change] = useState(false)
  const opener = useReturnFocus(changing)
  return (
    <Card>
      {changing ? (
        <PasswordForm user={user} onClose={() => change(false)} />
      ) : (
        <ActionRows>
          <ActionRow ref={opener} icon={lock} label="Changer mon mot de passe" onClick={() => change(true)} />
        </ActionRows>
      )}
    </Card>
  )
}

const lock =
  'M6 10.5h12a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19v-7A1.5 1.5 0 0 1 6 10.5ZM8 10.5V8a4 4 0 0 1 8 0v2.5'

/** The way out, at the foot of the account. */
function SignOutCard() {
  const begin = useBeginSignOut()
  if (begin === null) return null
  return (
    <Card>
      <ActionRows>
        <ActionRow icon={door} label="Se déconnecter" onClick={begin} />
      </ActionRows>
    </Card>
  )
}

const door = 'M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10.5m0 0L17 8.5m3.5 3.5L17 15.5'
