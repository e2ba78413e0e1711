import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { company } from '#content/company.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Logo } from '#ui/logo.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import { SiteFooter } from './site-footer.tsx'
import './site-frame.css'

/** The frame of every public page: the bar, the tape, the page, the footer. Each page is a document, so every link is a plain one. */
export function SiteFrame({ here, children }: { readonly here?: string; readonly children: ReactNode }) {
  const links = pages.map(([href, words]) => (
    <a key={href} href={href} aria-current={href === here ? 'page' : undefined}>
      {words}
    </a>
  ))
  return (
    <>
      <SkipLink />
      <PageHeader
        logo={
          <a href={paths.home} aria-label={`${company.brand}, accueil`}>
            <Logo name={company.brand} />
          </a>
        }
        nav={links}
        action={
          <div className="site-acts">
            <a href={paths.register} className={`${buttonClass('secondary')} site-from-desktop`}>
              Créer un compte
            </a>
            <a href={paths.login} className={buttonClass()} aria-label="Commander une livraison">
              Commander
            </a>
          </div>
        }
        panel={
          <>
            {links}
            <a href={paths.register} className={buttonClass('secondary', { wide: true })}>
              Créer un compte
            </a>
          </>
        }
        tape
      />
      {children}
      <SiteFooter />
    </>
  )
}

const pages = [
  [paths.home, 'Accueil'],
  [paths.faq, 'FAQ'],
  [paths.about, 'À propos'],
] as const
