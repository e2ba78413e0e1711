import { type ReactNode, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Link, useLocation } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { brand } from '#content/company.ts'
import { offlineWords } from '#state/connection/offline-words.ts'
import { Logo } from '#ui/frame/logo.tsx'
import { IconLink } from '#ui/act/icon-button.tsx'
import { Menu } from '#ui/act/menu.tsx'
import { PageHeader } from '#ui/frame/page-header.tsx'
import { SkipLink } from '#ui/act/skip-link.tsx'
import { StatusStrip } from '#ui/say/status-strip.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { readSettings } from '#contract/wire/settings.ts'
import { StaffDialogs } from '../dialogs/staff-dialogs.tsx'
import { UndoBar } from '../actions/undo-bar.tsx'
import { useTeamRole } from '../model/team-role.ts'
import { listPath, runsAddress, settingsAddress } from '../model/list-address.ts'
import { StaffIcon } from '../pieces/staff-icon.tsx'
import { useStaffSignOut } from './use-staff-sign-out.tsx'

/** The frame of the team's screens. */
export function StaffFrame({ children }: { readonly children: ReactNode }) {
  const { connection } = useWorld()
  const { lacks } = useSnapshot(connection.state)
  const isDemo = useIsDemo()
  const role = useTeamRole()
  const isManager = role === 'manager'
  const { begin, question } = useStaffSignOut()
  return (
    <>
      <SkipLink />
      <PageHeader
        crowded
        logo={
          <Link href={paths.staff}>
            <Logo name={brand} />
            <span className="staff-mark">Équipe</span>
            <VisuallyHidden>, les commandes du jour</VisuallyHidden>
          </Link>
        }
        nav={<StaffLinks />}
        action={
          <IconLink href={listPath('recherche')} label="Rechercher une commande">
            <StaffIcon name="search" />
          </IconLink>
        }
        userMenu={
          <Menu label={<MemberName />}>
            <Link href={paths.staffAbandonments}>Formulaires abandonnés</Link>
            {isManager && <Link href={paths.staffAccounts}>Comptes d’entreprise</Link>}
            <Link href={paths.driver}>Ma tournée</Link>
            <Link href={paths.staffAccess}>Ton accès</Link>
            <Link href={paths.account}>Mon compte</Link>
            <Link href={paths.order}>Côté client</Link>
            <SignOut onSignOut={begin} />
          </Menu>
        }
        panel={
          <>
            <StaffLinks />
            <Link href={paths.staffAbandonments}>Formulaires abandonnés</Link>
            <p>
              <MemberName />
            </p>
            {isManager && <Link href={paths.staffAccounts}>Comptes d’entreprise</Link>}
            <Link href={paths.driver}>Ma tournée</Link>
            <Link href={paths.staffAccess}>Ton accès</Link>
            <Link href={paths.account}>Mon compte</Link>
            <Link href={paths.order}>Côté client</Link>
            <SignOut onSignOut={begin} />
          </>
        }
        notice={
          <StatusStrip>
            {lacks === null
              ? isDemo && 'Paiement : DÉMONSTRATION'
              : `${offlineWords[lacks].now} : étapes et photos sont gardées ici et partent ${offlineWords[lacks].back}.`}
          </StatusStrip>
        }
      />
      {question}
      {children}
      <UndoBar />
      <StaffDialogs />
    </>
  )
}

function StaffLinks() {
  const [here] = useLocation()
  const role = useTeamRole()
  const links = [
    [paths.staff, 'Commandes'],
    [runsAddress, 'Tournées'],
    [paths.staffMessages, 'Messages'],
    ...(role === 'manager'
      ? ([
          [paths.staffNumbers, 'Chiffres'],
          [paths.staffState, 'État'],
          [settingsAddress, 'Réglages'],
        ] as const)
      : []),
  ] as const
  return links.map(([path, label]) => (
    <Link
      key={path}
      href={path}
      aria-current={here === path || (path === paths.staff && isOrder.test(here)) ? 'page' : undefined}
    >
      {label}
    </Link>
  ))
}

/** One of the orders is on the orders' own screen. */
const isOrder = /^\/bo\/\d+$/

function MemberName() {
  const { session } = useWorld()
  const { user } = useSnapshot(session.state)
  return `${user?.prenom ?? ''} ${user?.nom ?? ''}`.trim()
}

function SignOut({ onSignOut }: { onSignOut(): void }) {
  return (
    <button type="button" onClick={onSignOut}>
      Se déconnecter
    </button>
  )
}

/** Whether the orders of this site are paid by test cards; false until it is known. */
function useIsDemo(): boolean {
  const { call } = useWorld()
  const [isDemo, setIsDemo] = useState(false)
  useEffect(() => {
    const giveUp = new AbortController()
    call(readSettings, { signal: giveUp.signal }).then(
      ({ processor }) => void (giveUp.signal.aborted || setIsDemo(processor.kind === 'embedded')),
      forgiving(() => {}),
    )
    return () => giveUp.abort()
  }, [call])
  return isDemo
}
