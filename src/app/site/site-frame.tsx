import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Logo } from '#ui/logo.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SkipLink } from '#ui/skip-link.tsx'

/** The frame of the public pages: logo, links, tape; `quiet` when the screen has another action. */
export function SiteFrame({ quiet = false, children }: { readonly quiet?: boolean; readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <PageHeader
        logo={
          <Link href={paths.home} aria-label="Colibat, accueil">
            <Logo name="Colibat" />
          </Link>
        }
        nav={<Link href={paths.register}>Créer un compte</Link>}
        action={
          !quiet && (
            <Link href={paths.login} className={buttonClass()}>
              Commander
            </Link>
          )
        }
        tape
      />
      {children}
    </>
  )
}
