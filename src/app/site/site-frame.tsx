import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { company } from '#content/company.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { Logo } from '#ui/frame/logo.tsx'
import { PageHeader } from '#ui/frame/page-header.tsx'
import { SkipLink } from '#ui/act/skip-link.tsx'
import { SiteFooter } from './site-footer.tsx'
import './site-frame.css'

export interface SiteFrameProps {
  readonly here?: string
  /** Its page is the way in itself: the bar calls to nothing else. */
  readonly isDoor?: boolean
  readonly children: ReactNode
}

/** The frame of public pages: bar, stripe, page, footer. Each page is a document, so every link is a plain one. */
export function SiteFrame({ here, isDoor = false, children }: SiteFrameProps) {
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
        nav={
          <>
            {links}
            {!isDoor && (
              <a href={paths.history} className="for-member">
                Historique des livraisons
              </a>
            )}
          </>
        }
        action={isDoor ? null : <Calls isHome={here === paths.home} />}
        panel={
          <>
            {links}
            {!isDoor && <PanelCalls />}
          </>
        }
        striped
      />
      {children}
      <SiteFooter />
    </>
  )
}

/** The two ways in for a guest; with a session the account, beside the way to the deliveries. */
function Calls({ isHome }: { readonly isHome: boolean }) {
  return (
    <div className="site-acts">
      <a href={paths.register} className={`${buttonClass('secondary')} site-from-desktop for-guest`}>
        Créer un compte
      </a>
      <a href={paths.login} className={`${buttonClass()} for-guest`} aria-label="Commander une livraison">
        Commander
      </a>
      <a href={paths.account} className={`${buttonClass('secondary')} site-from-desktop for-member`}>
        Mon compte
      </a>
      {!isHome && (
        <a href={paths.order} className={`${buttonClass()} for-member`} aria-label="Commander une nouvelle livraison">
          Commander
        </a>
      )}
    </div>
  )
}

function PanelCalls() {
  return (
    <>
      <a href={paths.register} className={`${buttonClass('secondary', { wide: true })} for-guest`}>
        Créer un compte
      </a>
      <a href={paths.history} className="for-member">
        Historique des livraisons
      </a>
      <a href={paths.account} className="for-member">
        Mon compte
      </a>
    </>
  )
}

const pages = [
  [paths.home, 'Accueil'],
  [paths.faq, 'FAQ'],
  [paths.about, 'À propos'],
] as const
