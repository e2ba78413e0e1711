import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { Logo } from '#ui/logo.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Page } from '#ui/page.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import './auth.css'

/** The frame of the screens before a session: the logo, the tape, one narrow column. */
export function AuthFrame({ title, lead, children }: { readonly title: string; readonly lead?: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <PageHeader
        logo={
          <a href={paths.home} aria-label="Colibat, accueil">
            <Logo name="Colibat" />
          </a>
        }
        tape
      />
      <Page title={title} lead={lead} width="narrow">
        {children}
      </Page>
    </>
  )
}
