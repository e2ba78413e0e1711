import { useEffect, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { Link, useLocation } from 'wouter'
import { loadWithRetry } from '#adapters/load-with-retry.ts'
import { forgiving } from '#adapters/report-mistake.ts'
import { estimateFollows, paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { brand } from '#content/company.ts'
import { isStaffToken } from '#state/is-staff-token.ts'
import { BeginSignOutContext } from '#state/use-begin-sign-out.ts'
import { Logo } from '#ui/logo.tsx'
import { Menu } from '#ui/menu.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import { ConnectionLine } from './connection-line.tsx'
import { UpdateLine } from './update-line.tsx'
import { useSignOut } from './sign-out/use-sign-out.tsx'

/** The frame of every screen of a signed-in supplier (section 2, shared header). */
export function PrivateShell({ children }: { readonly children: ReactNode }) {
  usePaymentFirst()
  useEstimatedRoute()
  useRoomsKept()
  useNoticesRenewed()
  const { begin, question } = useSignOut()
  return (
    <>
      <SkipLink />
      <PageHeader
        logo={
          <Link href={paths.order} aria-label={`${brand}, nouvelle livraison`}>
            <Logo name={brand} />
          </Link>
        }
        nav={<MainLinks />}
        userMenu={<UserMenu onSignOut={begin} />}
        panel={
          <>
            <MainLinks />
            <p>
              <UserName />
            </p>
            <AccountLink />
            <PreferencesLink />
            <SignOut onSignOut={begin} />
          </>
        }
        notice={
          <>
            <UpdateLine />
            <ConnectionLine />
          </>
        }
      />
      {question}
      <BeginSignOutContext value={begin}>{children}</BeginSignOutContext>
    </>
  )
}

/** A payment whose end is unknown comes before another order. */
function usePaymentFirst() {
  const world = useWorld()
  const [here] = useLocation()
  useEffect(() => {
    if (here === paths.order) void loadWithRetry(() => import('./unknown-payment.ts'), world.sleep).then(({ leadToPayment }) => leadToPayment(world)).catch(forgiving(() => {}))
  }, [world, here])
}

/** A route of the home page's estimate goes into the form, once. */
function useEstimatedRoute() {
  const world = useWorld()
  const [here] = useLocation()
  useEffect(() => {
    if (here === paths.order && location.hash === estimateFollows) void loadWithRetry(() => import('./estimated-route.ts'), world.sleep).then(({ handOverEstimate }) => handOverEstimate(world)).catch(forgiving(() => {}))
  }, [world, here])
}

/** Who works here will open the other screens, too, perhaps without a network. */
function useRoomsKept() {
  const { keepRooms, keepHistory } = useWorld()
  useEffect(() => {
    keepRooms()
    keepHistory()
  }, [keepRooms, keepHistory])
}

/** At each start, and with each token: it is with the session's token that the server ends it. */
function useNoticesRenewed() {
  const { notices, session } = useWorld()
  const { token } = useSnapshot(session.state)
  useEffect(() => void (token !== null && notices.renew()), [notices, token])
}

function MainLinks() {
  const [here] = useLocation()
  const { session } = useWorld()
  return (
    <>
      <Link href={paths.order} aria-current={here === paths.order ? 'page' : undefined}>
        Nouvelle livraison
      </Link>
      <Link href={paths.history} aria-current={here === paths.history ? 'page' : here.startsWith(`${paths.history}/`) ? 'true' : undefined}>
        Historique des livraisons
      </Link>
      {isStaffToken(session.state.token) && <Link href={paths.staff}>Équipe</Link>}
    </>
  )
}

interface SignOutProps {
  onSignOut(): void
}

function UserMenu({ onSignOut }: SignOutProps) {
  return (
    <Menu label={<UserName />}>
      <AccountLink />
      <PreferencesLink />
      <SignOut onSignOut={onSignOut} />
    </Menu>
  )
}

function AccountLink() {
  const [here] = useLocation()
  return (
    <Link href={paths.account} aria-current={here === paths.account ? 'page' : undefined}>
      Mon compte
    </Link>
  )
}

function PreferencesLink() {
  const [here] = useLocation()
  return (
    <Link href={paths.preferences} aria-current={here === paths.preferences ? 'page' : undefined}>
      Mes préférences
    </Link>
  )
}

function UserName() {
  const { session } = useWorld()
  const { user } = useSnapshot(session.state)
  return `${user?.prenom ?? ''} ${user?.nom ?? ''}`.trim()
}

function SignOut({ onSignOut }: SignOutProps) {
  return (
    <button type="button" onClick={onSignOut}>
      Se déconnecter
    </button>
  )
}
