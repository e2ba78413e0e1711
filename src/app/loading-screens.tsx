import type { ReactNode } from 'react'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { Card } from '#ui/frame/card.tsx'
import { Page } from '#ui/frame/page.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { AccountSection } from './account/account-section.tsx'
import '#ui/frame/stack.css'
import './account/profile/person-head.css'
import './auth/auth.css'
import { DoorPromise } from './auth/door-promise.tsx'
import { DoorTabs } from './auth/door-tabs.tsx'
import './history/detail/detail-panel.css'
import { OrderSkeleton } from './history/detail/order-skeleton.tsx'
import { HistorySkeleton } from './history/list/history-skeleton.tsx'
import './history/list/list-filters.css'
import './history/list/list-head.css'
import { paths } from './paths.ts'

// Screens until they are there, each as large as what comes. A title that is not known before is a bar.

/** /login and /register. Their title depends on what leads there. */
export function doorLoading(here: string, fields: number): ReactNode {
  return (
    <Page title={untitled} width="narrow" aside={<DoorPromise />}>
      <DoorTabs here={here} handover={{}} onLeave={() => {}} />
      <Card>
        {Array.from({ length: fields }, (_, field) => (
          <Skeleton key={field} shape="field" />
        ))}
        <Skeleton shape="control" />
        <Skeleton />
      </Card>
    </Page>
  )
}

/** The steps of a new password. */
export function resetLoading(title: string): ReactNode {
  const lead = <Skeleton lines={2} label="Chargement de la page" />
  return (
    <Page title={title} width="narrow" lead={lead} back={back(paths.login, 'Se connecter')}>
      <Card>
        <Skeleton shape="field" />
        <Skeleton shape="control" />
        <Skeleton lines={1} />
      </Card>
    </Page>
  )
}

/** /account */
export function accountLoading(): ReactNode {
  const preferences = (
    <div className="stack" data-gap="l">
      <AccountSection title="Mes préférences">
        <Card>
          <Skeleton shape="field" />
          <Skeleton lines={4} />
        </Card>
      </AccountSection>
    </div>
  )
  return (
    <Page title="Mon compte" aside={preferences}>
      <div className="stack" data-gap="l">
        <div className="person-head">
          <span className="person-tile" />
          <div className="person-words">
            <Skeleton label="Chargement de la page" shape="badge" />
          </div>
        </div>
        <AccountSection title="Tes informations">
          <Card>
            <Skeleton lines={9} />
          </Card>
        </AccountSection>
        <AccountSection title="Sécurité">
          <Card>
            <Skeleton />
          </Card>
        </AccountSection>
      </div>
    </Page>
  )
}

/** /entreprise, and an invitation to one. */
export function organisationLoading(title: string): ReactNode {
  return (
    <Page title={title} width="narrow" back={back(paths.account, 'Mon compte')}>
      <Card>
        <Skeleton lines={4} label="Chargement de la page" />
        <Skeleton shape="control" />
      </Card>
    </Page>
  )
}

/** /preferences */
export function preferencesLoading(): ReactNode {
  return (
    <Page title="Mes préférences" width="narrow" back={back(paths.account, 'Mon compte')}>
      <Card>
        <Skeleton shape="field" />
        <Skeleton lines={3} />
      </Card>
      <Card title="Par e-mail">
        <Skeleton lines={13} />
      </Card>
    </Page>
  )
}

/** /historique; `order`: the place of one that is open beside the list. */
export function historyLoading(order?: ReactNode): ReactNode {
  return (
    <Page title="Historique des livraisons" width="full" aside={order}>
      <div className="stack history-list">
        <div className="list-head">
          <p className="list-refresh">On vérifie…</p>
        </div>
        <div className="list-filters">
          <Skeleton shape="field" />
          <Skeleton shape="field" />
          <div className="list-groups">
            <Skeleton shape="control" />
          </div>
        </div>
        <HistorySkeleton />
      </div>
    </Page>
  )
}

/** One order of the history, alone on its screen. */
export function detailLoading(): ReactNode {
  return (
    <Page title={<Skeleton shape="title" />} back={back(paths.history, 'Historique')}>
      <OrderSkeleton />
    </Page>
  )
}

/** The same beside the list. */
export function panelLoading(): ReactNode {
  return (
    <div className="detail-panel">
      <div className="detail-panel-head">
        <Skeleton shape="title" />
      </div>
      <OrderSkeleton />
    </div>
  )
}

/** A delivery that is followed by its link. */
export function trackingLoading(): ReactNode {
  return (
    <Page title={<Skeleton shape="title" label="Chargement du suivi" />} width="narrow">
      <Skeleton shape="card" />
      <Skeleton shape="ticket" />
    </Page>
  )
}

/** What ends in a ticket and the ways on, as any other screen. */
export function ticketLoading(): ReactNode {
  return (
    <Page title={untitled} width="narrow">
      <Skeleton shape="ticket" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Page>
  )
}

const untitled = <Skeleton shape="title" label="Chargement de la page" />

function back(path: string, words: string): ReactNode {
  return (
    <a href={path} className={textLinkClass('back')}>
      {words}
    </a>
  )
}
