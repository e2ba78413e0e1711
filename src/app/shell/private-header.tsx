import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { paths } from '#app/paths.ts'
import { brand } from '#content/company.ts'
import { Logo } from '#ui/frame/logo.tsx'
import { Menu } from '#ui/act/menu.tsx'
import { PageHeader } from '#ui/frame/page-header.tsx'
import { SkipLink } from '#ui/act/skip-link.tsx'

interface PrivateHeaderProps {
  /** Of the user: 'Camille Exemple'. */
  readonly name: string
  readonly isStaff: boolean
  onSignOut?(): void
  /** Lines under the bar. */
  readonly notice: ReactNode
}

/** The bar of every supplier's screen (section 2, shared header). The build draws it, too: no state but its props. */
export function PrivateHeader({ name, isStaff, onSignOut, notice }: PrivateHeaderProps) {
  const own = [
    <PersonalLink key="account" to={paths.account}>
      Mon compte
    </PersonalLink>,
    <PersonalLink key="preferences" to={paths.preferences}>
      Mes préférences
    </PersonalLink>,
    <button key="leave" type="button" onClick={onSignOut}>
      Se déconnecter
    </button>,
  ]
  return (
    <>
      <SkipLink />
      <PageHeader
        logo={
          <Link href={paths.order} aria-label={`${brand}, nouvelle livraison`}>
            <Logo name={brand} />
          </Link>
        }
        nav={<MainLinks isStaff={isStaff} />}
        userMenu={<Menu label={<UserName>{name}</UserName>}>{own}</Menu>}
        panel={
          <>
            <MainLinks isStaff={isStaff} />
            <p>
              <UserName>{name}</UserName>
            </p>
            {own}
          </>
        }
        notice={notice}
      />
    </>
  )
}

function MainLinks({ isStaff }: Pick<PrivateHeaderProps, 'isStaff'>) {
  const [here] = useLocation()
  return (
    <>
      <Link href={paths.order} aria-current={here === paths.order ? 'page' : undefined}>
        Nouvelle livraison
      </Link>
      <Link
        href={paths.history}
        aria-current={here === paths.history ? 'page' : here.startsWith(`${paths.history}/`) ? 'true' : undefined}
      >
        Historique des livraisons
      </Link>
      {isStaff && <Link href={paths.staff}>Équipe</Link>}
    </>
  )
}

function PersonalLink({ to, children }: { readonly to: string; readonly children: string }) {
  const [here] = useLocation()
  return (
    <Link href={to} aria-current={here === to ? 'page' : undefined}>
      {children}
    </Link>
  )
}

/** By its class it is found and filled in before any script of the app runs (`before-script`). */
function UserName({ children }: { readonly children: string }) {
  return <span className="user-name">{children}</span>
}
